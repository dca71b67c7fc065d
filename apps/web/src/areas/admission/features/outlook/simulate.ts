import type { Basis, GroupMajor, Unit } from '@wenjin/contract'
import { chanceOfFiling, commonShareOf, outlookOf, refusalChance } from '@wenjin/engine'
import type { ListChoice } from '@wenjin/engine'

/** A choice of the list as its outcome depends on it, with its names. */
export interface SimulatedChoice {
  readonly planId: number
  readonly univName: string
  readonly unitName: string
  readonly isObey: 0 | 1
  readonly majorList: readonly { readonly planId: number }[]
}

/** What is known of the choices' units today. */
export interface KnownUnits {
  /** By planId. */
  readonly units: ReadonlyMap<number, { readonly unit: Unit }>
  /** The majors inside a unit where they have been looked at, by planId. */
  readonly majors: ReadonlyMap<number, readonly GroupMajor[]>
  /** Majors of one choice that go on the form. */
  readonly majorNum: number
  readonly basis: Basis
}

/** A what-if question. */
export interface WhatIf {
  /** Rank to reckon with instead of the candidate's own; null: their own. */
  readonly rank: number | null
  /** planId of the choice left out; null: none. */
  readonly without: number | null
}

export const AS_IT_IS: WhatIf = { rank: null, without: null }

/** One choice's part in how the list ends; chances in [0, 1]. */
export interface End {
  readonly planId: number
  /** From 1, in the list as it is. */
  readonly place: number
  readonly univName: string
  readonly unitName: string
  /** Chance of filing by itself; null: 数据不足. */
  readonly chance: number | null
  /** Chance of ending there, taken. */
  readonly taken: number
  /** Chance of ending there, refused. */
  readonly refused: number
  /** It is left out of the question. */
  readonly out: boolean
  /** Whether its risk of refusal is counted: it is not while a choice without obedience names no major. */
  readonly refusalKnown: boolean
}

/** How a list would end. */
export interface Simulation {
  /** Chance that some choice takes the candidate. */
  readonly admitted: number
  readonly slipping: number
  readonly refusal: number
  readonly ends: readonly End[]
}

interface Part extends ListChoice {
  /** Whether the chance is known; it counts as 0 otherwise. */
  readonly known: boolean
  readonly refusalKnown: boolean
}

/** What a chance on the wire may be off by. */
const ROUNDED = 0.0005

const HOPELESS: Part = { chance: 0, commonShare: 0, refusal: 0, known: false, refusalKnown: true }

/**
 * How the list would end under one round of parallel filing. An unknown choice counts as one that does not file, so that
 * the risk of slipping never looks smaller than it is.
 */
export function simulate(choices: readonly SimulatedChoice[], known: KnownUnits, asked: WhatIf): Simulation {
  const rank = asked.rank ?? known.basis.rank
  const parts = choices.map((choice) => partOf(choice, known, rank))
  const inPlay = parts.map((part, i) => (choices[i]?.planId === asked.without ? HOPELESS : part))
  const { taken, refused, refusal, slipping } = outlookOf(inPlay)
  const ends = choices.map(({ planId, univName, unitName }, i): End => {
    const out = planId === asked.without
    const { known: isKnown, chance, refusalKnown } = parts[i] ?? HOPELESS
    const end = {
      planId,
      place: i + 1,
      univName,
      unitName,
      chance: isKnown ? chance : null,
      out,
      refusalKnown,
    }
    return { ...end, taken: taken[i] ?? 0, refused: refused[i] ?? 0 }
  })
  return { admitted: Math.max(0, 1 - slipping - refusal), slipping, refusal, ends }
}

/**
 * Share of a unit's places that the chosen majors on the form have, in [0, 1]; null where none is chosen or nobody says
 * how many there are. Counted by majors where their places are not known.
 */
export function chosenShare(
  { majorList }: Pick<SimulatedChoice, 'majorList'>,
  unit: Pick<Unit, 'majorNo' | 'hasMajorNum'>,
  majors: readonly GroupMajor[] | undefined,
  majorNum: number,
): number | null {
  if (unit.majorNo !== '') return 1
  if (majorList.length === 0) return null
  const chosen = new Set(majorList.slice(0, majorNum).map(({ planId }) => planId))
  const places = majors === undefined ? null : placesIn(majors)
  if (majors !== undefined && places !== null) {
    return (placesIn(majors.filter(({ planId }) => chosen.has(planId))) ?? 0) / places
  }
  const count = Math.max(unit.hasMajorNum, majors?.length ?? 0)
  return count === 0 ? null : Math.min(1, chosen.size / count)
}

/** Places of majors together; null where a number is missing or there are no majors. */
function placesIn(majors: readonly GroupMajor[]): number | null {
  let sum = 0
  for (const { planNum } of majors) {
    if (planNum === null) return null
    sum += planNum
  }
  return sum === 0 ? null : sum
}

/** The card's thousandths, to the digits they were rounded from: a card's 1 is nearly sure, and slipping never 0. */
function asOnCard(estimated: number, card: number | null): number {
  if (card === null) return estimated
  return Math.min(card + ROUNDED, Math.max(card - ROUNDED, estimated))
}

function partOf(choice: SimulatedChoice, known: KnownUnits, rank: number): Part {
  const unit = known.units.get(choice.planId)?.unit
  if (unit === undefined || unit.cutoffMid === null || unit.cutoffShape === undefined) return HOPELESS
  const estimated = chanceOfFiling({ location: Math.log(unit.cutoffMid), ...unit.cutoffShape }, rank)
  const chance = rank === known.basis.rank ? asOnCard(estimated, unit.probability) : estimated
  const majors = known.majors.get(choice.planId)
  const share = chosenShare(choice, unit, majors, known.majorNum)
  const obeys = choice.isObey === 1
  return {
    chance,
    commonShare: commonShareOf(known.basis.commonShares, unit.batchId),
    refusal: refusalChance({ chance, obeys, chosenShare: share ?? 1 }),
    known: true,
    refusalKnown: obeys || share !== null,
  }
}
