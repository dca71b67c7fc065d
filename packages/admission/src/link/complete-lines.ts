import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { groupCodeOf } from './group-code-of.ts'
import { schoolKey } from './school-key.ts'

/**
 * Lines of one province and track, each with what another source alone says of it: subject requirement and places. Only
 * of a line with the same codes and score: otherwise the two need not mean the same unit.
 */
export function completeLines(lines: readonly LineRow[]): LineRow[] {
  const saying = Map.groupBy(
    lines.filter((line) => line.requirement !== null || line.planNum !== null),
    unitOf,
  )
  return lines.map((line) => {
    if (line.requirement !== null && line.planNum !== null) return line
    const same = saying.get(unitOf(line))?.filter(({ datasetId }) => datasetId !== line.datasetId) ?? []
    if (same.length === 0) return line
    const first = <K extends 'requirement' | 'planNum'>(key: K): LineRow[K] =>
      line[key] ?? same.find((other) => other[key] !== null)?.[key] ?? null
    return { ...line, requirement: first('requirement'), planNum: first('planNum') }
  })
}

function unitOf(line: LineRow): string {
  const { year, level, batchId, planType, minScore, majorCode, majorName, codeYear } = line
  const school = `${schoolKey(line)}|${groupCodeOf(line)}`
  return [year, level, batchId, planType, school, majorCode, majorName, minScore, codeYear].join('|')
}
