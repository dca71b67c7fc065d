import type { Bulk } from '@wenjin/database/connect/connection'
import { growDataVersion } from '@wenjin/database/queries/dataset/data-version'
import { countDatasetRows, putDataset, replaceSlices } from '@wenjin/database/queries/dataset/dataset-writes'
import type { DatasetHead, StandingDataset } from '@wenjin/database/queries/dataset/dataset-writes'
import { removeReplacedDemo } from '@wenjin/database/queries/dataset/demo-removal'
import { setDatasetDue } from '@wenjin/database/queries/admission/reliability'
import {
  createIncoming,
  hasRows,
  INCOMING,
  replaceRows,
} from '@wenjin/database/queries/dataset/row-replacement'
import type { RowDifference } from '@wenjin/database/queries/dataset/row-replacement'
import { keepSchoolNames } from '@wenjin/database/queries/library/school-names'
import type { OpenReader } from '../kinds/reader.ts'
import type { ImportTools } from '../kinds/tools.ts'
import type { OpenTable } from '../open-table.ts'
import type { Learnt } from '../schools/registry.ts'
import type { RejectsFile } from './rejects-file.ts'
import { RowCounter, RowText } from './row-collector.ts'
import type { TableSpec } from './table-spec.ts'

/** What loading a file's rows needs. */
export interface RowLoad {
  readonly table: OpenTable
  readonly spec: TableSpec
  readonly openReader: OpenReader
  readonly tools: ImportTools
  readonly head: DatasetHead
  readonly standing: StandingDataset | undefined
  readonly rejects: RejectsFile
  /** What matching the file's schools has taught. */
  takeLearnt(): Learnt
  /** Told every so many rows. */
  onRows(rows: number): void
}

export interface LoadedRows {
  readonly read: number
  readonly loaded: number
  readonly duplicates: number
  readonly counter: RowCounter
  readonly difference: RowDifference
  readonly demoReplaced: readonly number[]
}

const TELL_EVERY = 2000

/** Loads a file's rows inside a transaction, in the place of those that its dataset had. */
export async function loadRows(bulk: Bulk, load: RowLoad): Promise<LoadedRows> {
  const { spec, table } = load
  const datasetId = await putDataset(bulk.db, load.head)
  const replaces = load.standing !== undefined && (await hasRows(bulk.db, spec.table, datasetId))
  if (replaces) await createIncoming(bulk.db, spec.table)
  const text = new RowText(spec.columns, datasetId)
  const counter = new RowCounter(load.rejects, (row, line) => text.add(row, line))
  const reader = load.openReader(table.layout, load.tools, counter)
  const columns = ['datasetId', ...spec.columns]
  const copy = (): Promise<void> => bulk.copy(replaces ? INCOMING : spec.table, columns, text.take())
  let read = 0
  for await (const row of table.rows()) {
    reader.read(row)
    if (text.isFull) await copy()
    if (++read % TELL_EVERY === 0) load.onRows(read)
  }
  reader.end?.()
  await copy()
  const { loaded, duplicates } = text
  const difference = replaces
    ? await replaceRows(
        bulk.db,
        spec.table,
        datasetId,
        spec.columns.filter((column) => column !== 'lineNo'),
        spec.key,
      )
    : { added: loaded, changed: 0, removed: 0 }
  await countDatasetRows(bulk.db, datasetId, { read, loaded, rejected: read - loaded - duplicates })
  await keepSchoolNames(bulk.db, load.takeLearnt())
  let demoReplaced: readonly number[] = []
  if (spec.sliced) {
    await setDatasetDue(bulk.db, datasetId)
    await replaceSlices(bulk.db, datasetId, spec.datasetKind, text.slices())
    await setDatasetDue(bulk.db, datasetId)
    demoReplaced = await removeReplacedDemo(bulk.db, [...new Set(text.slices().map((slice) => slice.provId))])
  }
  if (difference.added + difference.changed + difference.removed + demoReplaced.length > 0)
    await growDataVersion(bulk.db)
  return { read, loaded, duplicates, counter, difference, demoReplaced }
}
