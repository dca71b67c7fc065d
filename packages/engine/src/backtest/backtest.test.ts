import { describe, expect, test } from 'vitest'
import { makeScorer } from './scores.ts'
import { simpleChances } from './simple-methods.ts'

describe('makeScorer', () => {
  test('counts Brier score, log loss, calibration and sections', () => {
    const scorer = makeScorer()
    for (const [chance, filed] of [
      [0.9, true],
      [0.9, true],
      [0.9, false],
      [0.2, false],
    ] as const)
      scorer.add(chance, filed)
    const { pairs, brier, logLoss, calibrationError, bins, sections } = scorer.scores()
    expect(pairs).toBe(4)
    expect(brier).toBeCloseTo((0.01 + 0.01 + 0.81 + 0.04) / 4, 12)
    expect(logLoss).toBeCloseTo(-(2 * Math.log(0.9) + Math.log(0.1) + Math.log(0.8)) / 4, 12)
    expect(calibrationError).toBeCloseTo((3 * (0.9 - 2 / 3) + 0.2) / 4, 12)
    expect(bins[9]).toEqual({
      pairs: 3,
      predicted: expect.closeTo(0.9, 12),
      filed: expect.closeTo(2 / 3, 12),
    })
    expect(sections.safety.pairs).toBe(3)
    expect(sections.reach).toEqual({ pairs: 1, predicted: 0.2, filed: 0 })
  })

  test('a certain miss costs much, but not without bound; what is no chance is refused', () => {
    const scorer = makeScorer()
    scorer.add(1, false)
    expect(scorer.scores().logLoss).toBeCloseTo(-Math.log(1e-4), 10)
    for (const bad of [Number.NaN, -0.01, 1.01, Infinity])
      expect(() => scorer.add(bad, true)).toThrow(RangeError)
    expect(scorer.scores().pairs).toBe(1)
    expect(makeScorer().scores()).toMatchObject({ pairs: 0, brier: 0, calibrationError: 0 })
  })
})

describe('simpleChances', () => {
  const lines = [
    { year: 2025, rank: 1_000, candidates: 100_000 },
    { year: 2024, rank: 2_000, candidates: 100_000 },
    { year: 2026, rank: 9, candidates: null },
  ]

  test('are what the definitions say', () => {
    const { step, logRank, logShare, lastYear } = simpleChances(lines, 2026, 200_000)!
    expect([step(1_000), step(1_001)]).toEqual([1, 0])
    expect(lastYear(1_000)).toBeCloseTo(0.5, 12)
    expect(lastYear(Math.exp(Math.log(1_000) + 0.15))).toBeCloseTo(0.158655, 5)
    const mid = Math.exp((0.5 * Math.log(1_000) + 0.3 * Math.log(2_000)) / 0.8)
    expect(logRank(mid)).toBeCloseTo(0.5, 10)
    expect(logShare(2 * mid)).toBeCloseTo(0.5, 10)
  })

  test('of one year the normal has its least scale; without a line there is nothing to tell', () => {
    const { logRank } = simpleChances([lines[0]!], 2026, null)!
    expect(logRank(Math.exp(Math.log(1_000) + 0.08))).toBeCloseTo(0.158655, 5)
    expect(simpleChances([{ year: 2020, rank: 5, candidates: null }], 2026, null)).toBeNull()
    expect(simpleChances([], 2026, null)).toBeNull()
  })

  test.each([
    { year: Number.NaN },
    { year: 2024.5 },
    { rank: Number.NaN },
    { rank: 0 },
    { rank: -3 },
    { rank: Infinity },
    { candidates: Number.NaN },
    { candidates: 0 },
  ])('of a line with %o are refused', (bad) => {
    expect(() => simpleChances([{ ...lines[0]!, ...bad }], 2026, null)).toThrow(RangeError)
  })

  test('are asked in a year, and of a rank; half a rank lies between its neighbours', () => {
    for (const bad of [Number.NaN, 2025.5, Infinity])
      expect(() => simpleChances(lines, bad, null)).toThrow(RangeError)
    for (const bad of [Number.NaN, 0, Infinity])
      expect(() => simpleChances(lines, 2026, bad)).toThrow(RangeError)
    for (const chanceAt of Object.values(simpleChances(lines, 2026, 200_000)!)) {
      for (const bad of [Number.NaN, 0, -5, Infinity]) expect(() => chanceAt(bad)).toThrow(RangeError)
      expect(chanceAt(0.6)).toBeCloseTo(1, 6)
      expect(chanceAt(1_200.5)).toBeLessThanOrEqual(chanceAt(1_200))
      expect(chanceAt(1_200.5)).toBeGreaterThanOrEqual(chanceAt(1_201))
    }
  })
})
