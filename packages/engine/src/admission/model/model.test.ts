import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BATCHES, PLAN_TYPES } from '../../vocab/batch.ts'
import { buildRankTable } from '../../rank/rank-table.ts'
import { cutoffInterval } from '../interval.ts'
import { KNOTS } from '../bend.ts'
import { chanceOfFiling, normalCdf } from '../chance.ts'
import { estimateCutoff, mixtureOf } from './cutoff-model.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { FITTED_MODEL } from './fitted-model.ts'
import { FORMULAS } from './formulas.ts'
import type { Parameters } from './formulas.ts'
import { mixtureCdf, tabledMixture } from './mixture.ts'
import type { CutoffMixture } from './mixture.ts'
import { othersOf } from './others.ts'
import { pastMoves } from './past-moves.ts'
import { studentCdf, studentDensity } from './student.ts'
import type { ModelLine, ModelUnit } from './units.ts'

const YEAR = { track: 'physics' as const, year: 2026, tables: [], controlLines: [] }
const line = (year: number, rank: number): ModelLine => ({
  year,
  rank,
  planNum: null,
  rankDerived: false,
  isBound: false,
  loose: false,
})
const unit = (history: readonly ModelLine[], own: Partial<ModelUnit> = {}): ModelUnit => ({
  schoolKey: 'u1',
  level: 'group',
  batchId: BATCHES.undergrad,
  planType: PLAN_TYPES.ordinary,
  planNum: null,
  cut: null,
  majorName: null,
  groupLine: null,
  history,
  ...own,
})

test('Student’s t with four degrees of freedom has its tabled values', () => {
  expect(studentCdf(0)).toBe(0.5)
  expect(studentCdf(2.131847)).toBeCloseTo(0.95, 6)
  expect(studentCdf(-3.746947)).toBeCloseTo(0.01, 6)
  const h = 1e-5
  for (const x of [-3, -0.5, 0, 1, 4])
    expect((studentCdf(x + h) - studentCdf(x - h)) / (2 * h)).toBeCloseTo(studentDensity(x), 7)
})

const mixtures: fc.Arbitrary<CutoffMixture> = fc.record({
  usual: fc.double({ min: 5, max: 12, noNaN: true }),
  below: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
  above: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
  lineShift: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  lineWeight: fc.constantFrom(0, 0.3, 0.5),
  jump: fc.double({ min: 5, max: 12, noNaN: true }),
  jumpScale: fc.double({ min: 0.05, max: 0.6, noNaN: true }),
  jumpWeight: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
  bottom: fc.double({ min: 5, max: 12, noNaN: true }),
  bottomScale: fc.constantFrom(0.012, 0.04),
  bottomWeight: fc.double({ min: 0, max: 0.4, noNaN: true }),
})

describe('the mixture', () => {
  test('rises from 0 to 1', () => {
    fc.assert(
      fc.property(mixtures, fc.double({ min: 0, max: 16, noNaN: true }), (mixture, x) => {
        expect(mixtureCdf(mixture, x)).toBeLessThanOrEqual(mixtureCdf(mixture, x + 0.01) + 1e-12)
        expect(mixtureCdf(mixture, -1e6)).toBeCloseTo(0, 6)
        expect(mixtureCdf(mixture, 1e6)).toBeCloseTo(1, 6)
      }),
    )
  })

  test('tabled tells the chances of the formula: exactly at the knots, within 1 % between', () => {
    fc.assert(
      fc.property(mixtures, fc.integer({ min: 1, max: KNOTS.length - 2 }), (mixture, k) => {
        const { location, bend } = tabledMixture(mixture, [2025])
        const chance = 1 - mixtureCdf(mixture, location - bend![k]!)
        expect(chance).toBeCloseTo(normalCdf(KNOTS[k]!), 3)
      }),
    )
    const usual = { usual: 9, below: 0.1, above: 0.14, jump: 9.2, jumpScale: 0.3, jumpWeight: 0.08 }
    const mixture = {
      ...usual,
      lineShift: 0.1,
      lineWeight: 0.3,
      bottom: 11,
      bottomScale: 0.04,
      bottomWeight: 0,
    }
    const cutoff = tabledMixture(mixture, [2025])
    expect(mixtureCdf(mixture, cutoff.location)).toBeCloseTo(0.5, 5)
    for (let x = 8; x < 10; x += 0.01)
      expect(Math.abs(chanceOfFiling(cutoff, Math.exp(x)) - (1 - mixtureCdf(mixture, x)))).toBeLessThan(0.01)
    const { low, high } = cutoffInterval(cutoff)
    expect(mixtureCdf(mixture, Math.log(high)) - mixtureCdf(mixture, Math.log(low))).toBeCloseTo(0.8, 2)
  })
})

describe('facts', () => {
  test('the newest known year leads, four years back count, the candidate’s year never', () => {
    const [facts] = factsOf([unit([line(2026, 9), line(2024, 1_000), line(2021, 500)])], YEAR)
    expect(facts).toMatchObject({ last: Math.log(1_000), known: 1, yearsSince: 2 })
    expect(factsOf([unit([line(2021, 500)]), unit([])], YEAR)).toEqual([null, null])
  })

  test('the line’s move is since the unit’s newest year, and unknown where that year’s table is', () => {
    const table = (year: number, atLine: number) =>
      buildRankTable({
        year,
        track: 'physics',
        provId: 32,
        segments: [
          { scoreLow: 500, scoreHigh: 500, count: 10, cumulative: 10 },
          { scoreLow: 450, scoreHigh: 450, count: atLine - 10, cumulative: atLine },
        ],
      })
    const controlLines = [2024, 2025, 2026].map((year) => ({ year, batchId: BATCHES.undergrad, score: 450 }))
    const setting = {
      ...YEAR,
      tables: [table(2026, 1_200), table(2025, 1_100), table(2024, 1_000)],
      controlLines,
    }
    const units = [2025, 2024, 2023].map((year) => unit([line(year, 500)]))
    const [last, before, unknown] = factsOf(units, setting)
    expect(last!.lineMove).toBeCloseTo(Math.log(12 / 11), 9)
    expect(before!.lineMove).toBeCloseTo(Math.log(12 / 10), 9)
    expect(unknown).toMatchObject({ lineMove: 0, hasLineMove: false })
  })

  test('what is not a rank is refused', () => {
    for (const rank of [0, -1, Number.NaN, Infinity])
      expect(() => factsOf([unit([line(2025, rank)])], YEAR)).toThrow(RangeError)
  })

  test('moves are the unit’s own, what all had in common taken out', () => {
    const histories = Array.from({ length: 30 }, (_, i) => [
      line(2025, 1_100 + 11 * i),
      line(2024, 1_000 + 10 * i),
    ])
    const odd = [line(2025, 1_320), line(2024, 1_000)]
    const { previous, units } = pastMoves([...histories, odd], 2026)
    expect(previous).toBeCloseTo(Math.log(1.1), 9)
    expect(units[0]?.own).toBeCloseTo(0, 9)
    expect(units.at(-1)?.own).toBeCloseTo(-Math.log(1.2), 9)
  })

  test('of others leave oneself out, drawn towards nothing', () => {
    expect(othersOf(['a', 'a', 'a', 'b'], [1, 3, null, 5], 0)).toEqual([
      { mean: 3, count: 1 },
      { mean: 1, count: 1 },
      { mean: 2, count: 2 },
      { mean: 0, count: 0 },
    ])
    expect(othersOf(['a', 'a'], [0, 4], 3)[0]).toEqual({ mean: 1, count: 1 })
  })
})

describe('facts of majors', () => {
  const majors = ['计算机类', '计算机类', '护理学'].map((majorName, i) =>
    unit([line(2025, 10_000), line(2024, i === 0 ? 10_000 : 12_000)], {
      schoolKey: `u${i}`,
      level: 'major',
      majorName,
      groupLine: i === 0 ? Math.log(11_000) : null,
    }),
  )

  test('tell how the others of the same name moved last year', () => {
    const moves = factsOf(majors, YEAR).map((facts) => facts!.nameMove)
    expect(moves[0]).toBeCloseTo(Math.log(1.2) / 4, 9)
    expect(moves.slice(1)).toEqual([0, 0])
  })

  test('set the major against the line of its group', () => {
    const [first, second] = factsOf(majors, YEAR)
    expect(first!.groupLine).toBeCloseTo(Math.log(1.1), 9)
    expect(second!.groupLine).toBeNaN()
  })

  test('a name that came to be wanted is believed to stay so, and a weak group to draw a major with it', () => {
    const [facts] = factsOf(majors, YEAR)
    const usualOf = (own: Partial<Facts>) => mixtureOf(FITTED_MODEL.parameters, { ...facts!, ...own }).usual
    expect(usualOf({ nameMove: 0.2 })).toBeLessThan(usualOf({ nameMove: 0 }))
    expect(usualOf({ groupLine: 0.5 })).toBeGreaterThan(usualOf({ groupLine: 0 }))
    expect(usualOf({ groupLine: Number.NaN })).toBe(usualOf({ groupLine: 0 }))
  })
})

describe('the fitted model', () => {
  test('has every parameter of every formula, and says what it was fitted on', () => {
    for (const [name, features] of Object.entries(FORMULAS)) {
      const own: Record<string, number> = FITTED_MODEL.parameters[name as keyof Parameters]
      expect(Object.keys(own)).toEqual(Object.keys(features))
      expect(Object.values(own).every(Number.isFinite)).toBe(true)
    }
    expect(FITTED_MODEL.fitted.years.length).toBeGreaterThan(0)
    expect(FITTED_MODEL.version).toMatch(/-\d+$/)
  })

  test('says nothing of a unit without a year, and more surely the more is known', () => {
    const steady = [2025, 2024, 2023, 2022].map((year) => line(year, 10_000))
    const [none, ...known] = factsOf([unit([]), unit(steady.slice(0, 1)), unit(steady)], YEAR)
    expect(none).toBeNull()
    const [one, four] = known.map((facts) => estimateCutoff(FITTED_MODEL, facts!))
    expect(four!.scale).toBeLessThan(one!.scale)
    expect(chanceOfFiling(four!, 5_000)).toBeGreaterThan(0.9)
    expect(chanceOfFiling(four!, 20_000)).toBeLessThan(0.1)
    expect(four!.years).toEqual([2025, 2024, 2023, 2022])
  })

  test('is less sure of a group whose school was re-cut', () => {
    const cut = { recut: 0, siblings: Math.log(10_000), requirementMoved: false, sameRequirement: null }
    const groups = [cut, { ...cut, recut: 0.8 }].map((own) => unit([line(2025, 10_000)], { cut: own }))
    const [same, recut] = factsOf(groups, YEAR).map((facts) => estimateCutoff(FITTED_MODEL, facts!))
    expect(recut!.scale).toBeGreaterThan(1.2 * same!.scale)
  })

  test('cut-offs are believed to follow the number at the line where it is known, those of vocational history not', () => {
    const [facts] = factsOf([unit([line(2025, 10_000)])], YEAR)
    const weightOf = (own: Partial<Facts>) => {
      const mixture = mixtureOf(FITTED_MODEL.parameters, { ...facts!, ...own })
      return mixture.lineWeight
    }
    const known = { hasLineMove: true, lineMove: 0.1 }
    expect(weightOf({})).toBe(0)
    expect(weightOf(known)).toBeGreaterThan(0)
    expect(weightOf({ ...known, isMajor: true })).toBeGreaterThan(weightOf(known))
    expect(weightOf({ ...known, isVocational: true })).toBeGreaterThan(
      weightOf({ ...known, isVocational: true, side: 0 }),
    )
    expect(weightOf({ ...known, isVocational: true, side: -1 })).toBe(0)
    const { usual, lineShift } = mixtureOf(FITTED_MODEL.parameters, { ...facts!, ...known })
    const still = mixtureOf(FITTED_MODEL.parameters, { ...facts!, hasLineMove: true })
    expect(usual + lineShift - (still.usual + still.lineShift)).toBeCloseTo(0.1, 9)
  })

  test('the weights of a mixture are chances', () => {
    const [facts] = factsOf([unit([line(2025, 10_000)])], YEAR)
    const mixture = mixtureOf(FITTED_MODEL.parameters, facts!)
    expect(mixture.jumpWeight).toBeGreaterThan(0)
    expect(mixture.jumpWeight + mixture.bottomWeight).toBeLessThan(1)
  })
})
