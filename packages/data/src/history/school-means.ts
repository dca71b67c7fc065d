import type { Linked, LinkedUnit, UnitLine } from './link-lines.ts'

/**
 * Mean of ln rank of the units that each unit's school had, of its plan type and batch, in the newest year that has any;
 * null where it had none. For units without a past of their own.
 */
export function schoolMeans(units: readonly LinkedUnit[], { lines, keys }: Linked): (number | null)[] {
  const byPlace = Map.groupBy(lines, (line) => placeOf(line.schoolKey, line))
  const known = new Map<string, number>()
  for (const [place, inside] of byPlace) {
    const newest = inside.reduce((year, line) => Math.max(year, line.year), 0)
    const recent = inside.filter(({ year }) => year === newest)
    known.set(place, recent.reduce((sum, { rank }) => sum + Math.log(rank), 0) / recent.length)
  }
  return units.map((unit, i) => known.get(placeOf(keys[i]!, unit)) ?? null)
}

function placeOf(
  key: string,
  { planType, batchId }: Pick<UnitLine, 'planType' | 'batchId'> | LinkedUnit,
): string {
  return `${key} ${planType} ${batchId}`
}
