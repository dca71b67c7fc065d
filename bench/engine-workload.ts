import { BATCHES, BEND_KNOTS, FEATURES, KINDS, PROVINCES } from '@wenjin/engine'
import type {
  CutoffDistribution,
  SchoolRow,
  Section,
  UnitFilters,
  UnitIndexRows,
  UnitQuery,
  UnitRow,
} from '@wenjin/engine'
import { randomFrom } from './random.ts'

/** How much of a province's offer to make up; the same numbers and seed give the same rows. */
export interface WorkloadSize {
  readonly schools: number
  readonly units: number
  /** Major classes of a unit, at most: several for major groups, 1 where a unit is one major. */
  readonly classesPerUnit: number
}

/** A 3+1+2 province of major groups, one track; and ten times the rows, as where every major is a unit. */
export const GROUP_PROVINCE: WorkloadSize = { schools: 1_000, units: 3_200, classesPerUnit: 5 }
export const MAJOR_PROVINCE: WorkloadSize = { schools: 1_500, units: 32_000, classesPerUnit: 1 }

const FEE_RANGES = [
  [0, 5_000],
  [5_000, 10_000],
  [10_000, 20_000],
  [20_000, 50_000],
  [50_000, Infinity],
] as const
const PLAN_NUM_RANGES = [
  [0, 5],
  [5, 10],
  [10, 30],
  [30, 60],
  [60, 100],
  [100, Infinity],
] as const
const MAJOR_CLASSES = 120
const REQUIREMENTS = ['化', '化', '化', '', '', '化+生', '化/生', '生', '地/政', '政', '地', null]
/** 物 with two of 化 生 地 政. */
const SUBJECT_CHOICES = [0b0001101, 0b0010101, 0b0100101, 0b0011001, 0b0101001, 0b0110001]
/** Ranks the made-up cut-offs run between, best and weakest. */
const BEST_CUTOFF = 300
const WEAKEST_CUTOFF = 260_000

type Random = () => number

function below(random: Random, count: number): number {
  return Math.floor(random() * count)
}

/** Low numbers far more often than high ones, as with provinces' shares of schools or classes' shares of majors. */
function skewedBelow(random: Random, count: number): number {
  return Math.floor(random() ** 2 * count)
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[below(random, items.length)]!
}

/** Sum of twelve uniform numbers less six: near enough to a standard normal one. */
function normal(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += random()
  return sum
}

/** Deterministic made-up rows of a province, year and track. Schools are in order of quality. */
export function makeRows(size: WorkloadSize, seed = 1): UnitIndexRows {
  const random = randomFrom(seed)
  const schools = Array.from({ length: size.schools }, (_, i) => makeSchool(random, i, i / size.schools))
  const units = Array.from({ length: size.units }, (_, i) => makeUnit(random, i, size))
  return { schools, units, feeRanges: FEE_RANGES, planNumRanges: PLAN_NUM_RANGES }
}

function makeSchool(random: Random, i: number, weakness: number): SchoolRow {
  const features =
    (weakness < 0.04 ? 1 << (FEATURES.f985 - 1) : 0) |
    (weakness < 0.11 ? 1 << (FEATURES.f211 - 1) : 0) |
    (weakness < 0.14 ? 1 << (FEATURES.firstClassDiscipline - 1) : 0)
  const isPrivate = weakness > 0.5 && random() < 0.4
  return {
    univId: i + 1,
    areaId: PROVINCES[skewedBelow(random, PROVINCES.length)]!.provId,
    features,
    department: weakness < 0.08 ? 1 : random() < 0.1 ? 2 : 3,
    level: weakness < 0.75 ? 1 : 2,
    ownership: isPrivate ? 2 : 1,
    kind: random() < 0.02 ? -1 : skewedBelow(random, KINDS.length),
  }
}

function makeUnit(random: Random, i: number, size: WorkloadSize): UnitRow {
  const school = below(random, size.schools)
  const weakness = Math.sqrt(school / size.schools)
  const middle = BEST_CUTOFF * (WEAKEST_CUTOFF / BEST_CUTOFF) ** weakness
  const cutoffRank = Math.max(1, Math.round(middle * Math.exp(0.25 * normal(random))))
  const feeMin =
    random() < 0.03
      ? null
      : random() < 0.15
        ? 15_000 + 1_000 * below(random, 60)
        : 3_500 + 500 * below(random, 9)
  return {
    planId: i + 1,
    school,
    batchId: random() < 0.9 ? BATCHES.undergrad : BATCHES.early,
    planType: random() < 0.85 ? 0 : 1 + below(random, 7),
    requirement: pick(random, REQUIREMENTS),
    planNum: random() < 0.02 ? null : 1 + Math.floor(150 * random() ** 3),
    feeMin,
    feeMax: feeMin,
    majorClasses: Array.from({ length: 1 + below(random, size.classesPerUnit) }, () =>
      skewedBelow(random, MAJOR_CLASSES),
    ),
    cutoff: random() < 0.04 ? null : makeCutoff(random, Math.log(cutoffRank)),
    unsettled: i % 10 === 3,
    conditions: 0,
  }
}

/** Tails heavier than the normal ones, and not the same on both sides: the form that fitted distributions have. */
function makeCutoff(random: Random, location: number): CutoffDistribution {
  const scale = random() < 0.3 ? 0.15 : 0.08 + 0.2 * random() ** 2
  const heaviness = 0.3 + 0.5 * random()
  const sides = [0.6 + 0.8 * random(), 0.6 + 0.8 * random()] as const
  const bend = Float32Array.from(
    BEND_KNOTS,
    (knot) => (scale * sides[knot < 0 ? 0 : 1] * Math.sinh(heaviness * knot)) / heaviness,
  )
  return { location, scale, bend, years: [2025, 2024] }
}

/**
 * Deterministic queries as people make them: three in ten without a filter, the rest with one to three; most by school,
 * first page, sorted by chance; half with the usual sections. `only` is left out: it holds positions of one index, not a
 * condition that a database could answer, too.
 */
export function makeQueries(count: number, seed = 2): UnitQuery[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => makeQuery(random))
}

function makeQuery(random: Random): UnitQuery {
  const limit = pick(random, [10, 20, 20, 20, 50])
  return {
    rank: Math.round(500 * 500 ** random()),
    subjects: pick(random, SUBJECT_CHOICES),
    eligibility: [],
    batchId: random() < 0.9 ? BATCHES.undergrad : BATCHES.early,
    filters: makeFilters(random, pick(random, [0, 0, 0, 1, 1, 1, 1, 2, 2, 3])),
    sections: makeSections(random),
    sort: pick(random, ['probability', 'probability', 'probability', 'rank', 'school']),
    descending: random() < 0.5,
    by: random() < 0.75 ? 'school' : 'unit',
    offset: random() < 0.7 ? 0 : limit * (1 + below(random, 5)),
    limit,
  }
}

function makeSections(random: Random): (Section | 'unknown')[] {
  if (random() < 0.5) return []
  if (random() < 0.2) return ['unlikely', 'reach', 'match', 'safety', 'unknown']
  return [pick(random, ['reach', 'match', 'safety'])]
}

const FACET_MAKERS: readonly ((random: Random) => UnitFilters)[] = [
  (random) => ({ areas: values(random, () => PROVINCES[skewedBelow(random, PROVINCES.length)]!.provId) }),
  (random) => ({ areas: values(random, () => PROVINCES[skewedBelow(random, PROVINCES.length)]!.provId) }),
  (random) => ({ features: [pick(random, [FEATURES.f985, FEATURES.f211, FEATURES.firstClassDiscipline])] }),
  (random) => ({ levels: [pick(random, [1, 1, 2])] }),
  () => ({ ownerships: [1] }),
  (random) => ({ departments: values(random, () => 1 + below(random, 3)) }),
  (random) => ({ kinds: values(random, () => skewedBelow(random, KINDS.length)) }),
  (random) => ({ planTypes: [random() < 0.7 ? 0 : 1 + below(random, 7)] }),
  (random) => ({ majorClasses: values(random, () => skewedBelow(random, MAJOR_CLASSES)) }),
  (random) => ({ majorClasses: values(random, () => skewedBelow(random, MAJOR_CLASSES)) }),
  (random) => ({ feeRanges: values(random, () => below(random, 3)) }),
  (random) => ({ planNumRanges: values(random, () => below(random, PLAN_NUM_RANGES.length)) }),
]

function values(random: Random, make: () => number): number[] {
  return [...new Set(Array.from({ length: 1 + below(random, 3) }, make))]
}

function makeFilters(random: Random, facets: number): UnitFilters {
  return Object.assign({}, ...Array.from({ length: facets }, () => pick(random, FACET_MAKERS)(random)))
}
