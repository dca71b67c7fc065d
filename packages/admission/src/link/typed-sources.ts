import { PLAN_TYPES } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'

/**
 * Which lines say of what plan type they are. A source that names no special programme in a whole year of a province
 * prints no types at all, and what it files as ordinary may be anything. A line of another special programme says only
 * that it is not ordinary, as codes of 广西 do that stand for several types: which one, the unit of its code knows.
 */
export function typedSources(
  lines: readonly LineRow[],
): (line: Pick<LineRow, 'datasetId' | 'year' | 'planType'>) => boolean {
  const typed = new Set(lines.filter(({ planType }) => planType !== PLAN_TYPES.ordinary).map(yearOfSource))
  return (line) => line.planType !== PLAN_TYPES.otherSpecial && typed.has(yearOfSource(line))
}

function yearOfSource({ datasetId, year }: Pick<LineRow, 'datasetId' | 'year'>): string {
  return `${datasetId}|${year}`
}
