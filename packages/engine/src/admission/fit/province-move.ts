import type { Facts } from '../model/facts.ts'
import { featuresOf, FORMULAS } from '../model/formulas.ts'
import { medianOf } from '../model/median.ts'
import type { TrainingYear } from './training.ts'

/** Part of a series whose units lie near each other: what their median moved, and what the formula may know of it. */
interface Cell {
  readonly cluster: string
  readonly features: readonly number[]
  readonly moved: number
}

const NAMES = Object.keys(FORMULAS.common)
/** Where the parameters start, and how strongly they are held there. */
const STARTS: Readonly<Record<keyof typeof FORMULAS.common, number>> = {
  sideUndergraduate: 0.01,
  sideNoLine: 0,
  lineUndivided: 0.25,
  lineSplit: 0.45,
  previousMove: 0.25,
  sideVocational: 0.012,
  sideVocationalSplit: 0,
  lineVocationalTail: 0.5,
}
const HOLD = 0.3
/** Distance from which a cell counts less and less (pseudo-Huber). */
const FAR = 0.03
const ROUNDS = 40
const PARTS = 3
const MIN_UNITS = 20
const MIN_SERIES = 60
const MAX_MOVE = 0.25

/**
 * Fits what moves all units of a province-year together: a robust ridge regression (iteratively reweighted least
 * squares; Huber, Ann. Math. Stat. 35(1), 1964) of the median moves of thirds of each series. Each province, track and
 * year counts the same, however many series it has.
 */
export function fitCommonMove(years: readonly TrainingYear[]): Record<keyof typeof FORMULAS.common, number> {
  const cells = years.flatMap(cellsOf)
  const counts = new Map<string, number>()
  for (const { cluster } of cells) counts.set(cluster, (counts.get(cluster) ?? 0) + 1)
  const start = NAMES.map((name) => STARTS[name as keyof typeof STARTS])
  let weights = cells.map(({ cluster }) => PARTS / counts.get(cluster)!)
  const even = weights
  let found = start
  for (let round = 0; round < ROUNDS; round++) {
    const { matrix, right } = normalEquations(cells, weights, start)
    found = solve(matrix, right)
    weights = cells.map((cell, i) => {
      const off = cell.moved - cell.features.reduce((sum, value, j) => sum + value * found[j]!, 0)
      return (even[i]! * FAR) / Math.hypot(FAR, off)
    })
  }
  return Object.fromEntries(NAMES.map((name, i) => [name, found[i]!])) as Record<
    keyof typeof FORMULAS.common,
    number
  >
}

function cellsOf({ key, units }: TrainingYear): Cell[] {
  const known = units.filter(({ facts, isBound }) => facts.yearsSince === 1 && !isBound)
  const series = Map.groupBy(known, ({ facts }) => seriesOf(facts))
  return [...series].flatMap(([name, members]) => {
    if (members.length < MIN_SERIES) return []
    const ordered = members.toSorted((a, b) => a.facts.last - b.facts.last)
    return Array.from({ length: PARTS }, (_, part) =>
      ordered.slice((part * ordered.length) / PARTS, ((part + 1) * ordered.length) / PARTS),
    ).flatMap((part): Cell[] => {
      if (part.length < MIN_UNITS) return []
      const features = part.map(({ facts }) => featuresOf('common', facts))
      const moved = medianOf(part.map(({ facts, outcome }) => outcome - facts.last))
      return [
        {
          cluster: `${key} ${name.split(' ')[1]}`,
          features: NAMES.map((_, j) => features.reduce((sum, one) => sum + one[j]!, 0) / part.length),
          moved: Math.min(MAX_MOVE, Math.max(-MAX_MOVE, moved)),
        },
      ]
    })
  })
}

/** The series of a province, track and year that a unit is of: its level, and whether it is vocational. */
export function seriesOf({ isGroup, isMajor, isVocational }: Facts): string {
  const level = isMajor ? 'major' : isGroup ? 'group' : 'school'
  return `${level} ${isVocational ? 'vocational' : 'undergraduate'}`
}

function normalEquations(cells: readonly Cell[], weights: readonly number[], start: readonly number[]) {
  const size = start.length
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? HOLD : 0)),
  )
  const right = start.map((value) => HOLD * value)
  for (const [at, { features, moved }] of cells.entries()) {
    for (let i = 0; i < size; i++) {
      right[i]! += weights[at]! * features[i]! * moved
      for (let j = 0; j < size; j++) matrix[i]![j]! += weights[at]! * features[i]! * features[j]!
    }
  }
  return { matrix, right }
}

/** Solves a positive definite system by elimination. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  for (let i = 0; i < rows.length; i++) {
    for (let k = i + 1; k < rows.length; k++) {
      const factor = rows[k]![i]! / rows[i]![i]!
      for (let j = i; j <= rows.length; j++) rows[k]![j]! -= factor * rows[i]![j]!
    }
  }
  const found = right.map(() => 0)
  for (let i = rows.length - 1; i >= 0; i--) {
    let rest = rows[i]![rows.length]!
    for (let j = i + 1; j < rows.length; j++) rest -= rows[i]![j]! * found[j]!
    found[i] = rest / rows[i]![i]!
  }
  return found
}
