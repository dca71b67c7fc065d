import { FEATURES, quantileOf } from '@wenjin/engine'
import type { Feature } from '@wenjin/engine'
import type { UniversityRow } from '@wenjin/database/queries/library/universities'
import type { Linked, LinkedUnit, UnitLine } from './link-lines.ts'

/** Where a unit without a past of its own may be cut off: 80 % interval of the rank, and whose units it is taken from. */
export interface BorrowedInterval {
  readonly low: number
  readonly high: number
  readonly from: 'school' | 'tier'
}

/** From the mean of the school's units, in ln rank; from the outer tenths of the tier's (docs/chance.md, section 10). */
const FROM_SCHOOL = { low: -0.19, high: 0.32 } as const
const FROM_TIER = { low: 0.03, high: 0.11 } as const
/** Units of a tier from which on its outer tenths say something. */
const ENOUGH = 20

/**
 * What units without a past of their own borrow: from the units their school had of the plan type and batch in the
 * newest year that has any, else from those of schools of its tier; null where there are too few, or none.
 */
export function borrowedIntervals(
  units: readonly LinkedUnit[],
  { lines, keys }: Pick<Linked, 'lines' | 'keys'>,
  universities: ReadonlyMap<number, TieredUniversity>,
): (BorrowedInterval | null)[] {
  const tierOf = (universityId: number | null): string | null => {
    const university = universityId === null ? undefined : universities.get(universityId)
    return university === undefined ? null : tierOfUniversity(university)
  }
  const bySchool = new Map<string, number>()
  const byTier = new Map<string, number[]>()
  const known = lines.filter(({ isBound }) => !isBound)
  for (const [school, inside] of Map.groupBy(known, (line) => placeOf(line.schoolKey, line))) {
    const newest = inside.reduce((year, line) => Math.max(year, line.year), 0)
    const recent = inside.filter(({ year }) => year === newest)
    const logs = recent.map(({ rank }) => Math.log(rank))
    bySchool.set(school, logs.reduce((sum, log) => sum + log, 0) / logs.length)
    const tier = tierOf(recent[0]!.univId)
    if (tier === null) continue
    const place = placeOf(tier, recent[0]!)
    const sharing = byTier.get(place)
    if (sharing === undefined) byTier.set(place, logs)
    else sharing.push(...logs)
  }
  const ofTier = new Map(
    [...byTier].flatMap(([place, logs]) =>
      logs.length < ENOUGH
        ? []
        : [[place, { low: quantileOf(logs, 0.1), high: quantileOf(logs, 0.9) }] as const],
    ),
  )
  return units.map((unit, i) => {
    const mean = bySchool.get(placeOf(keys[i]!, unit))
    if (mean !== undefined) return intervalOf({ low: mean, high: mean }, FROM_SCHOOL, 'school')
    const tier = tierOf(unit.univId)
    const ends = tier === null ? undefined : ofTier.get(placeOf(tier, unit))
    return ends === undefined ? null : intervalOf(ends, FROM_TIER, 'tier')
  })
}

/** What of a university tells its tier. */
type TieredUniversity = Pick<UniversityRow, 'level' | 'ownership' | 'features'>

/** 985, 211, first class of another kind or none of them; its level; public or private. */
function tierOfUniversity({ level, ownership, features }: TieredUniversity): string {
  const isTop = (feature: Feature): boolean => (features & (1 << (FEATURES[feature] - 1))) !== 0
  const best = (['f985', 'f211', 'firstClassUniversity', 'firstClassDiscipline'] as const).find(isTop)
  return `${level} ${ownership} ${best === 'firstClassUniversity' ? 'firstClassDiscipline' : best}`
}

function intervalOf(
  ends: { readonly low: number; readonly high: number },
  off: { readonly low: number; readonly high: number },
  from: BorrowedInterval['from'],
): BorrowedInterval {
  const rankAt = (log: number): number => Math.max(1, Math.round(Math.exp(log)))
  return { low: rankAt(ends.low + off.low), high: rankAt(ends.high + off.high), from }
}

function placeOf(
  key: string,
  { planType, batchId }: Pick<UnitLine, 'planType' | 'batchId'> | LinkedUnit,
): string {
  return `${key} ${planType} ${batchId}`
}
