import type { RowSource } from '../queries/unit-rows.ts'
import { schoolKey } from './school-key.ts'
import type { SchoolOfRow } from './school-key.ts'

interface SourcedRow extends SchoolOfRow {
  readonly datasetId: number
}

/**
 * Where several sources describe the same part of one school, the rows of the best priority stand and the others are
 * left out: two spellings of one thing must not count as two.
 */
export function bestOfSources<Row extends SourcedRow>(
  rows: readonly Row[],
  sources: ReadonlyMap<number, RowSource>,
  partOf: (row: Row) => string,
): Row[] {
  const placeOf = (row: Row): string => `${partOf(row)}|${schoolKey(row)}`
  const priorityOf = (row: Row): number => sources.get(row.datasetId)?.priority ?? Number.MAX_SAFE_INTEGER
  const best = new Map<string, number>()
  for (const row of rows) {
    const place = placeOf(row)
    best.set(place, Math.min(best.get(place) ?? Number.MAX_SAFE_INTEGER, priorityOf(row)))
  }
  return rows.filter((row) => priorityOf(row) === best.get(placeOf(row)))
}
