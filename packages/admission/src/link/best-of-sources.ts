import { codeRank } from './code-year.ts'
import type { RowSource } from '@wenjin/database/queries/admission/unit-rows'
import { schoolKey } from './school-key.ts'
import type { SchoolOfRow } from './school-key.ts'

interface SourcedRow extends SchoolOfRow {
  readonly datasetId: number
  readonly codeYear?: number | null
}

/** Beyond every priority. */
const LOWEST = 1e6

/**
 * Where several sources describe the same part of one school, the rows of the best priority stand and the others are
 * left out: two spellings of one thing must not count as two.
 * @param codeYear year whose codes are wanted: rows that were rewritten to them come first, whatever their priority, and
 * rows rewritten to others last
 */
export function bestOfSources<Row extends SourcedRow>(
  rows: readonly Row[],
  sources: ReadonlyMap<number, RowSource>,
  partOf: (row: Row) => string,
  codeYear: number,
): Row[] {
  const placeOf = (row: Row): string => `${partOf(row)}|${schoolKey(row)}`
  const priorityOf = (row: Row): number =>
    codeRank(row, codeYear) * LOWEST + (sources.get(row.datasetId)?.priority ?? LOWEST)
  const best = new Map<string, number>()
  for (const row of rows) {
    const place = placeOf(row)
    best.set(place, Math.min(best.get(place) ?? Infinity, priorityOf(row)))
  }
  return rows.filter((row) => priorityOf(row) === best.get(placeOf(row)))
}
