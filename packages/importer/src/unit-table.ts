import { TRACK_NAMES, TRACKS } from '@wenjin/engine'
import type { Connection } from '@wenjin/database/connect/connection'
import type { AskedUnit } from '@wenjin/database/queries/admission/unit-rows'
import { loadSchoolNames } from '@wenjin/database/queries/library/school-names'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { Mapping } from './header/mapping.ts'
import { Rejection } from './kinds/reader.ts'
import { importTools } from './kinds/tools.ts'
import { readUnit } from './kinds/unit.ts'
import { openTable } from './open-table.ts'
import { SchoolRegistry } from './schools/registry.ts'
import { SourceError } from './source/source-error.ts'
import type { SourceRow } from './source/source-row.ts'

/** A table of candidates and the units they ask about. */
export interface UnitTable {
  readonly header: readonly string[]
  rows(): AsyncGenerator<SourceRow>
  /** Text that is the same for rows about the same unit. */
  keyOf(cells: readonly string[]): string
  /** The unit of a row, or in Chinese why it has none. */
  unitOf(cells: readonly string[]): AskedUnit | string
  /** The candidate's rank; undefined where the cell holds none. */
  rankOf(cells: readonly string[]): number | undefined
}

/** How the columns of such a table are called. */
const COLUMNS: Mapping = {
  name: 'units',
  header: ['id', 'rank'],
  kind: 'admission',
  columns: { id: null, rank: 'minRank', track: 'track' },
  // there is no column of its own for the plan type
  rules: { planTypeFrom: ['note'] },
}

/** Batches tried in turn where a row names none. */
const USUAL_BATCHES = ['本科批', '本科一批', '专科批'] as const

/**
 * Opens a table with a column `id`, a column `rank` and those of admission tables (province, year, track, batch,
 * school_code, school_name, group_code, group_name, subject_requirement, major_code, major_name, remark); any but
 * province, year and one of the school's may be empty. Names, tracks, batches and requirements are read as an import
 * reads them, schools are matched to those in the database.
 * Throws SourceError when the file cannot be read or has other columns.
 */
export async function openUnitTable({ db }: Connection, path: string): Promise<UnitTable> {
  const table = await openTable(path, [COLUMNS])
  const { layout } = table
  if (layout.mapping !== COLUMNS) throw new SourceError('表头缺少 id 或 rank 列')
  const { schools, aliases, codes } = await loadSchoolNames(db)
  const tools = importTools(
    new SchoolRegistry(schools, aliases, codes),
    // a table may call a school as any of the sources does
    { nationalCodes: false, shortNames: true },
    {
      rank: () => null,
      catalogue: () => null,
      groupTrack: () => undefined,
      majorTrack: () => undefined,
      undergraduate: () => undefined,
      finerRequirements: () => [],
    },
  )
  const sink = { load: () => {}, reject: () => {}, adjust: () => {} }
  const at = new Map(layout.header.map((name, i) => [name.trim().toLowerCase(), i]))
  const own = new Set([at.get('id'), at.get('rank')])
  const trackAt = at.get('track')
  const batchAt = at.get('batch')

  function readWith(cells: readonly string[], batch: string | undefined): AskedUnit | Rejection {
    const filled = cells.map((cell, i) => (i === batchAt && batch !== undefined ? batch : cell))
    if (trackAt !== undefined) filled[trackAt] = trackText(filled[trackAt]!)
    const majorName = layout.text(filled, 'majorName') || null
    const unit = readUnit(layout, tools, sink, filled, majorName)
    if (unit instanceof Rejection) return unit
    const { school, notes: _notes, ...rest } = unit
    const grouped = unit.groupCode === null ? LINE_LEVELS.school : LINE_LEVELS.group
    return {
      ...rest,
      level: majorName === null ? grouped : LINE_LEVELS.major,
      univId: school.univId,
      schoolName: school.schoolName,
    }
  }

  return {
    header: layout.header,
    rows: () => table.rows(),
    keyOf: (cells) => cells.filter((_, i) => !own.has(i)).join('\t'),
    unitOf(cells) {
      const tried = layout.text(cells, 'batch') === '' ? USUAL_BATCHES : [undefined]
      let problem = ''
      for (const batch of tried) {
        const unit = readWith(cells, batch)
        if (!(unit instanceof Rejection)) return unit
        problem ||= unit.detail === undefined ? unit.reason : `${unit.reason}：${unit.detail}`
      }
      return problem
    },
    rankOf(cells) {
      const rank = Number(layout.text(cells, 'minRank') || Number.NaN)
      return rank >= 1 && rank < Infinity ? rank : undefined
    },
  }
}

const NAME_OF_TRACK: ReadonlyMap<string, string> = new Map(TRACKS.map((track) => [track, TRACK_NAMES[track]]))

/** Tracks may be named by the product's own words. */
function trackText(text: string): string {
  return NAME_OF_TRACK.get(text.trim().toLowerCase()) ?? text
}
