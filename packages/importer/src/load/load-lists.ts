import type { Bulk } from '@wenjin/database/connect/connection'
import { growDataVersion } from '@wenjin/database/queries/dataset/data-version'
import { countDatasetRows, putDataset } from '@wenjin/database/queries/dataset/dataset-writes'
import type { DatasetHead } from '@wenjin/database/queries/dataset/dataset-writes'
import { loadStandingMajors, putMajors, removeMajors } from '@wenjin/database/queries/dataset/major-writes'
import type { MajorValues, StandingMajor } from '@wenjin/database/queries/dataset/major-writes'
import { putHighSchools } from '@wenjin/database/queries/library/high-schools'
import type { RowDifference } from '@wenjin/database/queries/dataset/row-replacement'
import { keepSchoolNames } from '@wenjin/database/queries/library/school-names'
import {
  insertUniversities,
  loadStandingUniversities,
  removeUnnamedUniversities,
  updateUniversities,
} from '@wenjin/database/queries/dataset/university-writes'
import type { ListedHighSchool } from '../kinds/high-school.ts'
import type { ListedMajor } from '../kinds/major.ts'
import type { OpenReader, TableRow } from '../kinds/reader.ts'
import type { ImportTools } from '../kinds/tools.ts'
import type { ListedUniversity } from '../kinds/university.ts'
import type { OpenTable } from '../open-table.ts'
import type { LoadedRows } from './load-rows.ts'
import { mergeUniversities } from './merge-universities.ts'
import type { RejectsFile } from './rejects-file.ts'
import { RowCounter } from './row-collector.ts'

/** What loading a list needs: universities, a catalogue of majors, or high schools. */
export interface ListLoad {
  readonly table: OpenTable
  readonly openReader: OpenReader
  readonly tools: ImportTools
  readonly head: DatasetHead
  readonly rejects: RejectsFile
}

type Put<Row> = (
  bulk: Bulk,
  rows: readonly Row[],
  list: { datasetId: number; priority: number },
) => Promise<RowDifference>

/** Loads a list of universities inside a transaction, merged into those that stand. */
export function loadUniversityList(bulk: Bulk, load: ListLoad): Promise<LoadedRows> {
  return loadList<ListedUniversity>(bulk, load, (row) => row.name, putUniversityList)
}

/** Loads a catalogue of majors inside a transaction. */
export function loadMajorList(bulk: Bulk, load: ListLoad): Promise<LoadedRows> {
  return loadList<ListedMajor>(bulk, load, (row) => row.code, putMajorList)
}

/** Loads a list of high schools inside a transaction. */
export function loadHighSchoolList(bulk: Bulk, load: ListLoad): Promise<LoadedRows> {
  return loadList<ListedHighSchool>(
    bulk,
    load,
    (row) => `${row.boroughId} ${row.name}`,
    ({ db }, rows, { datasetId }) => putHighSchools(db, rows, datasetId),
  )
}

async function loadList<Row extends TableRow>(
  bulk: Bulk,
  { table, openReader, tools, head, rejects }: ListLoad,
  keyOf: (row: Row) => string,
  put: Put<Row>,
): Promise<LoadedRows> {
  const datasetId = await putDataset(bulk.db, head)
  const rows = new Map<string, Row>()
  let duplicates = 0
  const counter = new RowCounter(rejects, (row) => {
    const key = keyOf(row as Row)
    if (rows.has(key)) duplicates++
    else rows.set(key, row as Row)
  })
  const reader = openReader(table.layout, tools, counter)
  let read = 0
  for await (const row of table.rows()) {
    reader.read(row)
    read++
  }
  const difference = await put(bulk, [...rows.values()], { datasetId, priority: head.priority })
  await countDatasetRows(bulk.db, datasetId, {
    read,
    loaded: rows.size,
    rejected: read - rows.size - duplicates,
  })
  if (difference.added + difference.changed + difference.removed > 0) await growDataVersion(bulk.db)
  return { read, loaded: rows.size, duplicates, counter, difference, demoReplaced: [] }
}

const putUniversityList: Put<ListedUniversity> = async ({ db }, rows, list) => {
  const { inserts, updates, gone, aliases } = mergeUniversities(
    await loadStandingUniversities(db),
    rows,
    list,
  )
  await insertUniversities(db, inserts)
  await updateUniversities(db, updates)
  await keepSchoolNames(db, { aliases, codes: [] })
  const removed = await removeUnnamedUniversities(db, gone)
  return { added: inserts.length, changed: updates.length, removed }
}

const putMajorList: Put<ListedMajor> = async ({ db }, rows, list) => {
  const { datasetId } = list
  const standing = await loadStandingMajors(db)
  const byCode = new Map(standing.map((major) => [major.code, major]))
  const listed = new Set(rows.map((row) => row.code))
  const values = rows.map((row) => mergedMajor({ ...row, datasetId }, byCode.get(row.code), list.priority))
  const changed = values.filter((row) => {
    const before = byCode.get(row.code)
    return (
      before !== undefined &&
      Object.entries(row).some(([column, value]) => before[column as keyof typeof before] !== value)
    )
  })
  const added = values.filter((row) => !byCode.has(row.code))
  const gone = standing.filter((major) => major.datasetId === datasetId && !listed.has(major.code))
  await putMajors(db, [...added, ...changed])
  await removeMajors(
    db,
    gone.map((major) => major.code),
  )
  return { added: added.length, changed: changed.length, removed: gone.length }
}

/** A listed major merged into the standing one: the better list says what it is, the other fills what is blank. */
function mergedMajor(row: MajorValues, before: StandingMajor | undefined, priority: number): MajorValues {
  if (before === undefined) return row
  const { listPriority, ...standing } = before
  const leads = before.datasetId === row.datasetId || listPriority === null || priority <= listPriority
  const [first, second] = leads ? [row, standing] : [standing, row]
  return { ...first, degree: first.degree ?? second.degree, years: first.years ?? second.years }
}
