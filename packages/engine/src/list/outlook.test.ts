import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalQuantile } from '../admission/chance.ts'
import { outlookOf, wastedChoices } from './outlook.ts'
import type { ListChoice } from './outlook.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const choice: fc.Arbitrary<ListChoice> = fc.record({ chance: share, commonShare: share, refusal: share })

/** Deterministic uniform numbers in (0, 1) (Steele & Vigna, mulberry32's constants). */
function uniforms(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296
  }
}

/** The same by drawing years: what the quadrature must agree with. */
function drawn(choices: readonly ListChoice[], draws: number): { taken: number[]; slipping: number } {
  const next = uniforms(20_260_626)
  const normal = (): number => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
  const levels = choices.map(({ chance }) => normalQuantile(chance))
  const counts = choices.map(() => 0)
  let slips = 0
  for (let draw = 0; draw < draws; draw++) {
    const shock = normal()
    const at = choices.findIndex(
      ({ commonShare }, i) =>
        -Math.sqrt(commonShare) * shock + Math.sqrt(1 - commonShare) * normal() <= levels[i]!,
    )
    if (at < 0) slips += 1
    else if (next() >= choices[at]!.refusal) counts[at]! += 1
  }
  return { taken: counts.map((count) => count / draws), slipping: slips / draws }
}

describe('outlookOf', () => {
  test('agrees with a million drawn years within five standard errors', () => {
    const choices = Array.from({ length: 24 }, (_, i) => ({
      chance: 0.03 + 0.04 * i,
      commonShare: 0.2 + 0.02 * (i % 5),
      refusal: i % 4 === 0 ? 0.1 : 0,
    }))
    const draws = 1_000_000
    const outlook = outlookOf(choices)
    const sampled = drawn(choices, draws)
    for (const [i, chance] of [...outlook.taken, outlook.slipping].entries()) {
      const seen = [...sampled.taken, sampled.slipping][i]!
      expect(Math.abs(seen - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / draws) + 1e-6)
    }
  })

  test('is the product of the misses where nothing is common', () => {
    const outlook = outlookOf([
      { chance: 0.2, commonShare: 0, refusal: 0 },
      { chance: 0.5, commonShare: 0, refusal: 0.5 },
    ])
    expect([...outlook.taken]).toEqual([expect.closeTo(0.2, 12), expect.closeTo(0.2, 12)])
    expect(outlook.refusal).toBeCloseTo(0.2, 12)
    expect(outlook.slipping).toBeCloseTo(0.4, 12)
  })

  test('what is common makes slipping likelier than the product says', () => {
    const alike = (commonShare: number) =>
      outlookOf(Array.from({ length: 10 }, () => ({ chance: 0.5, commonShare, refusal: 0 }))).slipping
    expect(alike(0)).toBeCloseTo(0.5 ** 10, 12)
    expect(alike(0.4)).toBeGreaterThan(10 * alike(0))
    expect(alike(0.4)).toBeLessThan(alike(0.8))
  })

  test('all ends together are certain, and the first choice keeps its own chance', () => {
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1, maxLength: 20 }), (choices) => {
        const { taken, refused, refusal, slipping } = outlookOf(choices)
        const total = taken.reduce((sum, one) => sum + one, 0) + refusal + slipping
        expect(total).toBeCloseTo(1, 10)
        expect(taken[0]! + refused[0]!).toBeCloseTo(choices[0]!.chance, 4)
      }),
    )
  })

  test('slipping does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
        expect(outlookOf(choices.toReversed()).slipping).toBeCloseTo(outlookOf(choices).slipping, 12)
      }),
    )
  })

  test('an empty list slips for certain; ten thousand choices are no trouble', () => {
    expect(outlookOf([]).slipping).toBeCloseTo(1, 12)
    const many = Array.from({ length: 10_000 }, () => ({ chance: 0.01, commonShare: 0.3, refusal: 0 }))
    const { taken, slipping } = outlookOf(many)
    // alone each is a one in a hundred; in the worst of the common years all are out of reach
    expect(slipping).toBeGreaterThan(0.99 ** 10_000)
    expect(taken.reduce((sum, one) => sum + one, slipping)).toBeCloseTo(1, 10)
  })

  test.each([
    ['chance', NaN],
    ['chance', -0.1],
    ['commonShare', 1.1],
    ['refusal', NaN],
    ['refusal', 2],
  ])('refuses %s %s', (field, value) => {
    const good = { chance: 0.5, commonShare: 0.3, refusal: 0 }
    expect(() => outlookOf([{ ...good, [field]: value }])).toThrow(RangeError)
  })
})

describe('wastedChoices', () => {
  const sure = { chance: 0.9999, commonShare: 0.2, refusal: 0 }
  const hard = { chance: 0.3, commonShare: 0.2, refusal: 0 }

  test('names what stands below a surer one', () => {
    const list = [hard, sure, hard]
    expect(wastedChoices(list, outlookOf(list))).toEqual([{ place: 2, behind: 1 }])
  })

  test('a choice out of reach is not wasted by the order', () => {
    const list = [sure, { ...hard, chance: 0.00001 }]
    expect(wastedChoices(list, outlookOf(list))).toEqual([])
  })
})
