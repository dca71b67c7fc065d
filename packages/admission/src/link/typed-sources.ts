import { PLAN_TYPES } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'

/**
 * Which lines say of what plan type they are. A source that names no special programme in a whole year of a province
 * prints no types at all, and what it files as ordinary may be anything.
 */
export function typedSources(
  lines: readonly LineRow[],
): (line: Pick<LineRow, 'datasetId' | 'year'>) => boolean {
  const typed = new Set(lines.filter(({ planType }) => planType !== PLAN_TYPES.ordinary).map(yearOfSource))
  return (line) => typed.has(yearOfSource(line))
}

function yearOfSource({ datasetId, year }: Pick<LineRow, 'datasetId' | 'year'>): string {
  return `${datasetId}|${year}`
}
