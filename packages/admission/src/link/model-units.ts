import { normaliseMajorName } from '@wenjin/engine'
import type { BatchId, ModelUnit } from '@wenjin/engine'
import { cutsOf } from './cuts.ts'
import type { Linked, LinkedUnit, UnitLine } from './link-lines.ts'

/** The units of a year as the model takes them, with the history that was linked to them; the rest as cutsOf says. */
export function modelUnits(
  units: readonly (LinkedUnit & { readonly planNum: number | null })[],
  linked: Linked,
  isWhole = true,
): ModelUnit[] {
  const cuts = cutsOf(units, linked, isWhole)
  const groupLineOf = groupLines(linked)
  return units.map((unit, i) => ({
    schoolKey: linked.keys[i]!,
    level: unit.kind,
    batchId: unit.batchId as BatchId,
    planType: unit.planType,
    planNum: unit.planNum,
    cut: cuts[i]!,
    majorName: unit.kind === 'major' ? normaliseMajorName(unit.majorName).name : null,
    groupLine: unit.kind === 'major' ? groupLineOf(unit, linked.histories[i]![0]) : null,
    history: linked.histories[i]!.map((line) => ({
      year: line.year,
      rank: line.rank,
      isBound: line.isBound,
      planNum: line.planNum,
      rankDerived: line.rankDerived,
      loose: !isExact(unit, line),
    })),
  }))
}

/**
 * How far the group that a major is in this year was filed in the year of the major's newest line, in ln rank: by its
 * own line of that year, found by its code; null without one.
 */
function groupLines({ lines }: Linked): (unit: LinkedUnit, newest: UnitLine | undefined) => number | null {
  const placeOf = ({ schoolKey, planType, batchId, year }: UnitLine, code: string): string =>
    `${schoolKey} ${planType} ${batchId} ${year} ${code}`
  const ranks = new Map<string, number>()
  for (const line of lines)
    if (line.groupCode !== null && line.majorName === null)
      ranks.set(placeOf(line, line.groupCode), line.rank)
  return ({ groupCode }, newest) => {
    const rank = newest === undefined || groupCode === '' ? undefined : ranks.get(placeOf(newest, groupCode))
    return rank === undefined ? null : Math.log(rank)
  }
}

/** Whether a line names its unit as the unit is named this year. */
function isExact(unit: LinkedUnit, line: UnitLine): boolean {
  if (unit.kind === 'school') return unit.batchId === line.batchId
  if (unit.kind === 'group') return !line.foreignCode
  return spaceless(unit.majorName) === spaceless(line.majorName ?? '')
}

function spaceless(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '')
}
