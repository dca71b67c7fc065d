import type { UnitCut } from '@wenjin/engine'
import type { Linked, LinkedUnit, UnitLine } from './link-lines.ts'

/** Codes, and lines, of one school's groups of a plan type and batch. */
interface Cut {
  readonly codes: ReadonlySet<string>
  readonly lines: readonly UnitLine[]
}

/** Share of a school's earlier groups that must be asked about for the asked ones to be taken for all it has. */
const LOOKS_WHOLE = 0.75
/** Re-cut of a school of which only some groups are known: about the mean of the schools that change. */
const TYPICAL = 0.3

/**
 * How the school of each group was cut into groups in the year of its newest line, against how it is now; null for
 * units that are no groups or have no line. A code says the less of what is in a group, the more the school was re-cut.
 * @param isWhole the units are all of their year, not only some that somebody asks about
 */
export function cutsOf(
  units: readonly LinkedUnit[],
  { histories, lines, keys }: Linked,
  isWhole = true,
): (UnitCut | null)[] {
  const groups = units.flatMap((unit, i) => (unit.kind === 'group' ? [{ unit, key: keys[i]! }] : []))
  const now = Map.groupBy(groups, ({ unit, key }) => placeOf(key, unit))
  const codesNow = new Map(
    [...now].map(([place, inside]) => [place, new Set(inside.map(({ unit }) => unit.groupCode))]),
  )
  const then = new Map<string, Cut>()
  for (const [place, inside] of Map.groupBy(
    lines,
    (line) => `${placeOf(line.schoolKey, line)} ${line.year}`,
  )) {
    const coded = inside.filter(({ groupCode }) => groupCode !== null)
    then.set(place, { codes: new Set(coded.map(({ groupCode }) => groupCode!)), lines: coded })
  }
  return units.map((unit, i) => {
    const [newest] = histories[i]!
    if (unit.kind !== 'group' || newest === undefined) return null
    const before = then.get(`${placeOf(newest.schoolKey, newest)} ${newest.year}`)
    const after = codesNow.get(placeOf(keys[i]!, unit))
    if (before === undefined || after === undefined) return null
    const shared = [...after].filter((code) => before.codes.has(code)).length
    const others = before.lines.filter((line) => line !== newest)
    const hasMoved =
      newest.requirement !== null && unit.requirement !== null && newest.requirement !== unit.requirement
    const alike = before.lines.filter((line) => line.requirement === unit.requirement)
    const isKnown = isWhole || after.size >= LOOKS_WHOLE * before.codes.size
    return {
      recut: !isKnown ? TYPICAL : 1 - shared / (after.size + before.codes.size - shared),
      siblings: meanLog(others),
      requirementMoved: hasMoved,
      sameRequirement: hasMoved ? meanLog(alike) : null,
    }
  })
}

function placeOf(key: string, unit: Pick<UnitLine, 'planType' | 'batchId'> | LinkedUnit): string {
  return `${key} ${unit.planType} ${unit.batchId}`
}

/** Mean of ln rank; null without lines whose rank is known. */
function meanLog(lines: readonly UnitLine[]): number | null {
  const known = lines.filter(({ isBound }) => !isBound)
  return known.length === 0 ? null : known.reduce((sum, { rank }) => sum + Math.log(rank), 0) / known.length
}
