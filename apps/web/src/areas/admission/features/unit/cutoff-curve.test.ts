import { describe, expect, test } from 'vitest'
import { cutoffCurve } from './cutoff-curve.ts'

const past = { score: 600, rankDerived: false, planNum: 10, otherRequirement: '', source: '省考试院' }
const UNIT = {
  cutoffMid: 10_000,
  cutoffLow: 8_800,
  cutoffHigh: 12_500,
  history: [
    { ...past, year: 2025, rank: 9_800 },
    { ...past, year: 2024, rank: null },
  ],
}

describe('the picture of an expected cut-off', () => {
  test('is highest at the middle, with the 80 % interval around it', () => {
    const curve = cutoffCurve(UNIT, 11_000)
    if (curve === null) throw new Error('no curve')
    const top = curve.heights.indexOf(Math.max(...curve.heights)) / (curve.heights.length - 1)
    expect(top).toBeCloseTo(curve.mid, 1)
    expect((curve.high - curve.mid) / (curve.mid - curve.low)).toBeCloseTo(
      Math.log(12_500 / 10_000) / Math.log(10_000 / 8_800),
      6,
    )
  })

  test('puts a weaker rank further right, past years among them, those without a rank left out', () => {
    const curve = cutoffCurve(UNIT, 11_000)
    expect(curve?.own).toBeGreaterThan(curve?.mid ?? 1)
    expect(curve?.past.map(({ year }) => year)).toEqual([2025])
    expect(curve?.past[0]?.at).toBeLessThan(curve?.mid ?? 0)
  })

  test.each([1, 10, 2_000_000])('a rank of %d lies inside', (rank) => {
    const { own = -1, high = -1, low = -1 } = cutoffCurve(UNIT, rank) ?? {}
    for (const at of [own, high, low]) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(1)
    }
  })

  test('nothing is drawn where nothing is estimated', () => {
    expect(cutoffCurve({ ...UNIT, cutoffMid: null }, 10_000)).toBeNull()
    expect(cutoffCurve({ ...UNIT, cutoffLow: null }, 10_000)).toBeNull()
    expect(cutoffCurve(UNIT, 0)).toBeNull()
  })
})
