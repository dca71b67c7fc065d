import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outlookOf } from './outlook.ts'
import { proposeList, SAFE_ENOUGH } from './propose.ts'
import type { ListOption } from './board.ts'

const option = (commonShare: fc.Arbitrary<number>): fc.Arbitrary<ListOption> =>
  fc.record({
    chance: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    commonShare,
    refusal: fc.constantFrom(0, 0, 0.2),
    worth: fc.double({ min: 0.05, max: 1, noNaN: true }),
  })

function expectedWorth(list: readonly ListOption[]): number {
  const { taken } = outlookOf(list)
  return list.reduce((sum, { worth }, i) => sum + taken[i]! * worth, 0)
}

/** Best list by trying every set, each in the order of the worth of being filed. */
function bruteForce(options: readonly ListOption[], max: number): number {
  let best = 0
  for (let set = 0; set < 2 ** options.length; set++) {
    const list = options
      .filter((_, i) => (set >> i) & 1)
      .toSorted((a, b) => b.worth * (1 - b.refusal) - a.worth * (1 - a.refusal))
    if (list.length <= max) best = Math.max(best, expectedWorth(list))
  }
  return best
}

describe('proposeList', () => {
  test('is the best list of all where cut-offs are independent', () => {
    fc.assert(
      fc.property(fc.array(option(fc.constant(0)), { minLength: 1, maxLength: 7 }), (options) => {
        const { expectedWorth: found } = proposeList(options, { max: 3, slipping: 1 })
        expect(found).toBeCloseTo(bruteForce(options, 3), 6)
      }),
      { numRuns: 60 },
    )
  })

  test('is within a hundredth of the best list of all under a common shock', () => {
    const share = fc.double({ min: 0.05, max: 0.7, noNaN: true })
    fc.assert(
      fc.property(fc.array(option(share), { minLength: 1, maxLength: 7 }), (options) => {
        const { expectedWorth: found } = proposeList(options, { max: 3, slipping: 1 })
        expect(found).toBeGreaterThan(0.99 * bruteForce(options, 3))
      }),
      { numRuns: 60 },
    )
  })

  test('tells what the list is worth and how it may slip', () => {
    fc.assert(
      fc.property(fc.array(option(fc.constant(0.3)), { minLength: 1, maxLength: 12 }), (options) => {
        const proposal = proposeList(options, { max: 4, slipping: 0.05 })
        const list = proposal.order.map((i) => options[i]!)
        expect(proposal.expectedWorth).toBeCloseTo(expectedWorth(list), 10)
        expect(proposal.slipping).toBeCloseTo(outlookOf(list).slipping, 10)
        expect(new Set(proposal.order).size).toBe(proposal.order.length)
        expect(proposal.order.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 50 },
    )
  })

  test('gives up worth for safety where slipping would be too likely', () => {
    const hard = Array.from({ length: 6 }, (_, i) => ({
      chance: 0.3,
      commonShare: 0.3,
      refusal: 0,
      worth: 1 - i / 100,
    }))
    const safe = { chance: 0.999, commonShare: 0.3, refusal: 0, worth: 0.02 }
    const bold = proposeList([...hard, safe], { max: 3, slipping: 1 })
    expect(bold.order).not.toContain(6)
    const careful = proposeList([...hard, safe], { max: 3, slipping: 0.01 })
    expect(careful.order.at(-1)).toBe(6)
    expect(careful.slipping).toBeLessThan(0.01)
  })

  test('beats a third each of 冲, 稳 and 保 sorted by cut-off, at no greater risk of slipping', () => {
    const options = Array.from({ length: 400 }, (_, i) => {
      const chance = 1 / (1 + Math.exp(-(i - 150) / 25))
      return {
        chance,
        commonShare: 0.2,
        refusal: 0,
        worth: Math.max(0.05, 1 - i / 420 + 0.15 * Math.sin(i * 7)),
      }
    })
    const band = (low: number, high: number) => options.filter(({ chance }) => chance >= low && chance < high)
    const sections = [band(0.05, 0.5), band(0.5, 0.85), band(0.85, 1)]
    const usual = sections.flatMap((section) =>
      Array.from({ length: 15 }, (_, i) => section[Math.floor((i * section.length) / 15)]!),
    )
    const rule = outlookOf(usual)
    const { expectedWorth: found, slipping } = proposeList(options, { max: 45, slipping: rule.slipping })
    expect(slipping).toBeLessThanOrEqual(Math.max(rule.slipping, SAFE_ENOUGH))
    expect(found).toBeGreaterThan(1.1 * expectedWorth(usual))
  })

  test('no options make an empty list; what is out of range is refused', () => {
    expect(proposeList([], { max: 3, slipping: 0.01 })).toEqual({
      order: [],
      expectedWorth: 0,
      slipping: expect.closeTo(1, 9),
    })
    const good = { chance: 0.5, commonShare: 0.2, refusal: 0, worth: 1 }
    for (const bad of [{ worth: NaN }, { worth: 0 }, { chance: 2 }, { refusal: -1 }, { commonShare: NaN }]) {
      expect(() => proposeList([{ ...good, ...bad }], { max: 3, slipping: 0 })).toThrow(RangeError)
    }
    expect(() => proposeList([good], { max: 0, slipping: 0 })).toThrow(RangeError)
  })
})
