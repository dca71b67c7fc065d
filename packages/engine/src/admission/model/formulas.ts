import type { Facts } from './facts.ts'

/** One side of a unit that a parameter weighs. */
type Feature = (facts: Facts) => number

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** A number that may be unknown, after a formula; 0 where it is. */
function whereKnown(value: number, formula: (known: number) => number): number {
  return Number.isNaN(value) ? 0 : formula(value)
}

function flag(holds: boolean): number {
  return holds ? 1 : 0
}

/** A rank that came down by more than 8 % last year, and one that went up by more than 12 %, common move taken out. */
function fallOf({ ownMove }: Facts): number {
  return Math.min(ownMove + 0.08, 0)
}
function riseOf({ ownMove }: Facts): number {
  return Math.max(ownMove - 0.12, 0)
}

const one: Feature = () => 1
const jump: Feature = ({ hasOwnMove, ownMove }) =>
  hasOwnMove ? Math.log(Math.hypot(ownMove, 0.03) / 0.1) : 0
const places: Feature = (facts) => whereKnown(facts.places, (log) => log - Math.log(10))
const placesChange: Feature = (facts) => whereKnown(facts.placesChange, (log) => clamp(log, -2, 2))
const steepness: Feature = (facts) =>
  whereKnown(facts.steepness, (known) => Math.log(Math.max(known, 5e-4) / 0.0138))
const siblings: Feature = (facts) => whereKnown(facts.siblings, (known) => clamp(known, -1, 1))
const siblingDistance: Feature = (facts) =>
  whereKnown(facts.siblings, (known) => Math.log((Math.abs(known) + 0.05) / 0.2))
const place: Feature = (facts) => clamp(facts.place + 1.5, -6, 1.5)
const atBottom: Feature = (facts) => Math.exp(-facts.fromBottom / 0.006)
const nearBottom: Feature = (facts) => Math.exp(-facts.fromBottom / 0.05)
/** Change of the number at the line, as far as cut-offs are ever taken to follow it. */
export const lineMove: Feature = (facts) => clamp(facts.lineMove, -0.3, 0.3)
const group: Feature = ({ isGroup }) => flag(isGroup)
const major: Feature = ({ isMajor }) => flag(isMajor)
const vocational: Feature = ({ isVocational }) => flag(isVocational)
const sideVocational: Feature = (f) => (f.isVocational ? f.side : 0)
const threeYears: Feature = ({ known }) => flag(known >= 3)
const special: Feature = ({ isSpecial }) => flag(isSpecial)
const gap: Feature = ({ yearsSince }) => Math.log(yearsSince)
const recut: Feature = (f) => flag(f.recut > 0)
const requirementMoved: Feature = (f) => flag(f.requirementMoved)
const tail: Feature = (facts) => facts.tail

/**
 * The formulas of the model: each is a sum of parameter × feature.
 * common: what moves all units of the series, beside ln of the newest rank. usual: the unit's own move in a usual year.
 * usualScale: ln of its scale. lopsided: ½ ln of the scale towards weaker ranks over that towards better ones. jump: where a
 * year of its own leads. jumpScale: ln of its scale. jumpWeight, bottomWeight: ln of their weight against the usual year.
 */
export const FORMULAS = {
  common: {
    sideUndergraduate: (f) => (f.isVocational ? 0 : f.side),
    sideNoLine: (f) => (f.isVocational || f.hasLineMove ? 0 : f.side),
    lineUndivided: (f) => (f.isVocational || f.isSplit ? 0 : lineMove(f)),
    lineSplit: (f) => (f.isVocational || !f.isSplit ? 0 : lineMove(f)),
    previousMove: (f) => (f.isVocational ? 0 : clamp(f.previousMove, -0.15, 0.15)),
    sideVocational,
    sideVocationalSplit: (f) => (f.isSplit ? sideVocational(f) : 0),
    lineVocationalTail: (f) => (f.isVocational ? lineMove(f) * f.tail : 0),
  },
  usual: {
    fallSchool: (f) => (f.isGroup || f.isMajor ? 0 : fallOf(f)),
    fall: (f) => (f.isGroup || f.isMajor ? fallOf(f) : 0),
    rise: (f) => (f.isGroup || f.isMajor ? riseOf(f) : 0),
    ownMove: (f) => clamp(f.ownMove, -0.3, 0.3),
    schoolMove: (f) => f.schoolMove,
    placesChange,
    siblings,
    siblingsRecut: (f) => (f.recut > 0 ? siblings(f) : 0),
    sameRequirement: (f) => whereKnown(f.sameRequirement, (known) => clamp(known, -1, 1)),
    siblingsVocationalMajor: (f) => (f.isVocational && f.isMajor ? siblings(f) : 0),
    nameMove: (f) => f.nameMove,
    groupLine: (f) => (f.isVocational ? 0 : whereKnown(f.groupLine, (known) => clamp(known, -1, 1))),
    siblingsBetter: (f) => whereKnown(f.siblings, (known) => clamp(known + 0.25, -1, 0)),
  },
  usualScale: {
    one,
    group,
    major,
    vocational,
    twoYears: (f) => flag(f.known >= 2),
    threeYears,
    jump,
    fall: (f) => Math.log((0.05 - fallOf(f)) / 0.05),
    spread: (f) => (f.known >= 3 ? Math.log((f.spread + 0.03) / 0.1) : 0),
    schoolSpread: (f) => whereKnown(f.schoolSpread, (known) => Math.log((known + 0.02) / 0.07)),
    steepness,
    noTable: (f) => flag(Number.isNaN(f.steepness)),
    place,
    tail,
    places,
    noPlaces: (f) => flag(Number.isNaN(f.places)),
    special,
    loose: (f) => flag(f.loose),
    derived: (f) => flag(f.derived),
    seriesSpread: (f) => whereKnown(f.seriesSpread, (known) => Math.log(Math.max(known, 0.01) / 0.08)),
    split: (f) => flag(f.isSplit),
    sideVocational,
    gap,
    placesChange: (f) => Math.abs(placesChange(f)),
    siblingDistance,
    recut,
    recutShare: (f) => f.recut,
    requirementMoved,
    alone: (f) => flag(Number.isNaN(f.siblings)),
  },
  lopsided: { one, tail, side: (f) => f.side },
  jump: {
    one,
    older: (f) => (f.hasOlder ? clamp(f.older, -1, 1) : 0),
    tail,
    siblings,
  },
  jumpScale: {
    one,
    older: (f) => (f.hasOlder ? Math.log((Math.abs(f.older) + 0.05) / 0.1) : 0),
    steepness,
    major,
  },
  jumpWeight: {
    one,
    group,
    major,
    vocational,
    threeYears,
    jump,
    special,
    gap,
    places,
    place,
    steepness,
    siblingDistance,
    recut,
    recutShare: (f) => f.recut,
    requirementMoved,
  },
  bottomWeight: {
    one,
    at: atBottom,
    near: nearBottom,
    atVocational: (f) => (f.isVocational ? atBottom(f) : 0),
    noLine: (f) => (f.hasLineMove ? 0 : nearBottom(f)),
  },
} as const satisfies Record<string, Record<string, Feature>>

export type FormulaName = keyof typeof FORMULAS

/** Parameters of every formula, by feature. */
export type Parameters = {
  readonly [Name in FormulaName]: Readonly<Record<keyof (typeof FORMULAS)[Name], number>>
}

/** The features of a formula for a unit, in the order of its parameters. */
export function featuresOf(name: FormulaName, facts: Facts): number[] {
  return Object.values<Feature>(FORMULAS[name]).map((feature) => feature(facts))
}

/** What a formula says of a unit. */
export function evaluate(name: FormulaName, parameters: Parameters, facts: Facts): number {
  const weights: Readonly<Record<string, number>> = parameters[name]
  let sum = 0
  for (const [feature, value] of Object.entries<Feature>(FORMULAS[name])) {
    const weight = weights[feature]!
    if (weight !== 0) sum += weight * value(facts)
  }
  return sum
}
