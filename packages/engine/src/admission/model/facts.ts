import { BATCHES, PLAN_TYPES } from '../../vocab/batch.ts'
import type { ModelLine, ModelUnit, ModelYear } from './units.ts'
import { moveOfLine, steepnessAt } from './year-moves.ts'
import { quantileOf } from './median.ts'
import { othersOf } from './others.ts'
import { pastMoves } from './past-moves.ts'
import type { PastMoves } from './past-moves.ts'

/** Years before the candidate's that count; the parameters are fitted to four. */
export const MODEL_YEARS = 4

/** Everything the formulas of the model use of one unit; logarithms are natural, moves are differences of ln rank. */
export interface Facts {
  /** ln of the newest known cut-off rank. */
  readonly last: number
  readonly lines: readonly ModelLine[]
  readonly isGroup: boolean
  readonly isMajor: boolean
  readonly isVocational: boolean
  readonly isSpecial: boolean
  /** 1 for physics and science, −1 for history and liberal arts, 0 for candidates who are not divided. */
  readonly side: number
  /** 3+1+2. */
  readonly isSplit: boolean
  /** Number of known years, 1 to MODEL_YEARS. */
  readonly known: number
  /** Years since the newest known one: 1 where it is last year. */
  readonly yearsSince: number
  readonly loose: boolean
  readonly derived: boolean
  /** Last year's own move against the common one, the other way round: positive where the cut-off came down in rank. */
  readonly ownMove: number
  readonly hasOwnMove: boolean
  /** Older years against the newest, common moves taken out: weighted mean, root mean square. */
  readonly older: number
  readonly hasOlder: boolean
  readonly spread: number
  /** Place in the series: ln rank against its weak end, at most 0. */
  readonly place: number
  /** Nearness to the weak end of the batch, up to 1. */
  readonly tail: number
  /** How far, in ln rank, from the weak end of the batch. */
  readonly fromBottom: number
  /** Typical size of own moves in the series; NaN where too few are known. */
  readonly seriesSpread: number
  /** Mean own move of the school's other units. */
  readonly schoolMove: number
  /** Mean size of own moves of the school's other units; NaN where fewer than two are known. */
  readonly schoolSpread: number
  /** How much weaker the school's other units are; NaN without any. */
  readonly siblings: number
  /** Mean own move of the others of the same major name. */
  readonly nameMove: number
  /** How much weaker the major's group was filed as a whole; NaN where that is not known. */
  readonly groupLine: number
  /** How far the school was re-cut into other groups, in [0, 1]. */
  readonly recut: number
  readonly requirementMoved: boolean
  /** How much weaker the groups with the subjects now asked for were; NaN where the code asks for the same or none had them. */
  readonly sameRequirement: number
  /** ln rank a point is worth there; NaN where no table says. */
  readonly steepness: number
  /** Places last time and the change since, as logarithms; NaN where unknown. */
  readonly places: number
  readonly placesChange: number
  /** Last year's common move of the series. */
  readonly previousMove: number
  /** Change of the number of candidates over the own batch's line since the newest known year; 0 where unknown. */
  readonly lineMove: number
  readonly hasLineMove: boolean
  /** Weak end of the batch this year, in ln rank. */
  readonly bottom: number
}

/** What of a unit of a series has been worked out before its neighbours are looked at. */
interface Rough {
  readonly position: number
  readonly unit: ModelUnit
  readonly lines: readonly ModelLine[]
  readonly last: number
}

/**
 * The facts of each unit, in the order given; null where no year of the four before is known, or the newest is but a
 * bound. Common moves, weak ends
 * and neighbours are those of the units given: all units of the province, track and year should be.
 */
export function factsOf(units: readonly ModelUnit[], setting: ModelYear): (Facts | null)[] {
  const facts: (Facts | null)[] = units.map(() => null)
  const rough = units.flatMap((unit, position): Rough[] => {
    const lines = unit.history
      .filter(({ year }) => year < setting.year && year >= setting.year - MODEL_YEARS)
      .toSorted((a, b) => b.year - a.year)
    for (const { rank } of lines)
      if (!(rank >= 1 && rank < Infinity)) throw new RangeError(`${rank} is not a cut-off rank`)
    const [newest] = lines
    if (newest === undefined || newest.isBound) return []
    // an older bound says less than the newer cut-off
    const known = lines.filter(({ isBound }) => !isBound)
    return [{ position, unit, lines: known, last: Math.log(newest.rank) }]
  })
  const series = Map.groupBy(rough, ({ unit }) => `${unit.level} ${isVocational(unit)}`)
  for (const members of series.values()) {
    for (const [i, one] of seriesFacts(members, setting).entries()) facts[members[i]!.position] = one
  }
  return facts
}

export function isVocational({ batchId }: Pick<ModelUnit, 'batchId'>): boolean {
  return batchId === BATCHES.vocational || batchId === BATCHES.earlyVocational
}

/** Units from which on a quantile of theirs says something. */
const ENOUGH = 20
/** Where a batch or series is taken to end. */
const WEAK_END = 0.98
const BOTTOM = 0.99

function seriesFacts(members: readonly Rough[], setting: ModelYear): Facts[] {
  const moves = pastMoves(
    members.map(({ lines }) => lines),
    setting.year,
  )
  const lasts = members.map(({ last }) => last)
  const end = quantileOf(lasts, WEAK_END)
  const batches = new Map(
    [...Map.groupBy(members, ({ unit }) => unit.batchId)].map(([batchId, inside]) => {
      const recent = inside.filter(({ lines }) => lines[0]!.year === setting.year - 1).map(({ last }) => last)
      return [
        batchId,
        {
          end:
            inside.length >= ENOUGH
              ? quantileOf(
                  inside.map(({ last }) => last),
                  WEAK_END,
                )
              : end,
          bottom: recent.length >= ENOUGH ? quantileOf(recent, BOTTOM) : end,
          movesOfLine: Array.from({ length: MODEL_YEARS }, (_, i) =>
            moveOfLine(setting, batchId, setting.year - 1 - i),
          ),
        },
      ] as const
    }),
  )
  const ownMoves = moves.units.map(({ own }) => (own === null ? null : clamp(own, 0.5)))
  const schools = members.map(({ unit }) => unit.schoolKey)
  const schoolMoves = othersOf(schools, ownMoves, 3)
  const schoolSpreads = othersOf(
    schools,
    ownMoves.map((move) => (move === null ? null : Math.abs(move))),
    0,
  )
  const siblings = othersOf(schools, lasts, 0)
  const nameMoves = othersOf(
    members.map(({ unit }) => unit.majorName ?? ''),
    ownMoves.map((move, i) => (members[i]!.unit.majorName === null ? null : move)),
    3,
  )
  return members.map(({ unit, lines, last }, i) => {
    const { end: batchEnd, bottom, movesOfLine } = batches.get(unit.batchId)!
    const past: PastMoves['units'][number] = moves.units[i]!
    const newest = lines[0]!
    const yearsSince = setting.year - newest.year
    const move = movesOfLine[yearsSince - 1]!
    const placesThen = newest.planNum === null || newest.planNum <= 0 ? Number.NaN : newest.planNum
    const placesNow = unit.planNum === null || unit.planNum <= 0 ? Number.NaN : unit.planNum
    const sibling = siblings[i]!
    const inSeries = sibling.count === 0 ? Number.NaN : sibling.mean - last
    const { cut } = unit
    return {
      last,
      lines,
      isGroup: unit.level === 'group',
      isMajor: unit.level === 'major',
      isVocational: isVocational(unit),
      isSpecial: unit.planType !== PLAN_TYPES.ordinary,
      side: SIDES[setting.track],
      isSplit: setting.track === 'physics' || setting.track === 'history',
      known: lines.length,
      yearsSince,
      loose: newest.loose,
      derived: newest.rankDerived,
      ownMove: past.own ?? 0,
      hasOwnMove: past.own !== null,
      older: past.older ?? 0,
      hasOlder: past.older !== null,
      spread: past.spread ?? 0,
      place: last - end,
      tail: Math.exp(Math.min(0.1, Math.max(-9, last - batchEnd))),
      fromBottom: Math.max(0, bottom - last),
      seriesSpread: moves.spread,
      schoolMove: schoolMoves[i]!.mean,
      schoolSpread: schoolSpreads[i]!.count < 2 ? Number.NaN : schoolSpreads[i]!.mean,
      siblings: cut === null ? inSeries : (cut.siblings ?? Number.NaN) - last,
      nameMove: unit.majorName === null ? 0 : nameMoves[i]!.mean,
      groupLine: (unit.groupLine ?? Number.NaN) - last,
      recut: cut?.recut ?? 0,
      requirementMoved: cut?.requirementMoved ?? false,
      sameRequirement: (cut?.sameRequirement ?? Number.NaN) - last,
      steepness: steepnessAt(setting, last),
      places: Math.log(placesThen),
      placesChange: Math.log(placesNow / placesThen),
      previousMove: moves.previous,
      lineMove: move ?? 0,
      hasLineMove: move !== null,
      bottom: last + Math.min(1, Math.max(0, bottom - last)) + (move ?? 0),
    }
  })
}

const SIDES = { physics: 1, science: 1, history: -1, liberal: -1, combined: 0 } as const

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(-max, value))
}
