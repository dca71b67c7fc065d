import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sectionOf } from '../admission/ratio.ts'
import { appraiseShape } from './appraise.ts'
import type { AppraisedChoice } from './appraise.ts'
import { improveOrder } from './improve-order.ts'
import { outlookOf } from './outlook.ts'
import { refusalChance } from './refusal.ts'
import { riskOf, USUAL_WEIGHTS, worthOf } from './worth.ts'

const option = (chance: number, worth = 0.5) => ({ chance, worth, commonShare: 0.2, refusal: 0 })
const choice = fc.record({
  chance: fc.double({ min: 0, max: 1, noNaN: true }),
  worth: fc.double({ min: 0.05, max: 1, noNaN: true }),
  commonShare: fc.constant(0.25),
  refusal: fc.constantFrom(0, 0, 0.3),
})

describe('improveOrder', () => {
  test('lifts what is preferred from behind a surer choice', () => {
    const { order, moves } = improveOrder([option(0.3, 0.9), option(0.9999, 0.4), option(0.5, 0.7)])
    expect(order).toEqual([0, 2, 1])
    expect(moves).toEqual([
      { from: 2, to: 1, behind: 1, before: expect.closeTo(0, 3), after: expect.closeTo(0.29, 1) },
    ])
  })

  test('leaves what is preferred less where it is, and a list without waste as it is', () => {
    expect(improveOrder([option(0.9999, 0.9), option(0.5, 0.3)]).moves).toEqual([])
    expect(improveOrder([option(0.2), option(0.5), option(0.9)]).order).toEqual([0, 1, 2])
    expect(improveOrder([])).toEqual({ order: [], moves: [] })
  })

  test('loses nothing: never more refusal or slipping, never less worth', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 14 }), (list) => {
        const { order } = improveOrder(list)
        const improved = order.map((place) => list[place]!)
        const worth = (one: typeof list) =>
          one.reduce((sum, { worth: w }, i) => sum + w * outlookOf(one).taken[i]!, 0)
        expect(order.toSorted((a, b) => a - b)).toEqual(list.map((_, i) => i))
        expect(worth(improved)).toBeGreaterThanOrEqual(worth(list) - 1e-9)
        expect(outlookOf(improved).refusal).toBeLessThanOrEqual(outlookOf(list).refusal + 1e-6)
        expect(outlookOf(improved).slipping).toBeCloseTo(outlookOf(list).slipping, 10)
      }),
      { numRuns: 60 },
    )
  })
})

/** A choice of a school of its own that may carry the safety of its list where it is likely enough. */
const judged = (chance: number, school = 1): AppraisedChoice => ({
  ...option(chance),
  section: sectionOf(chance),
  school,
  isSolid: chance >= 0.85,
})

describe('appraiseShape', () => {
  const kinds = (chances: readonly number[]) => {
    const list = chances.map((chance, i) => judged(chance, i))
    return appraiseShape(list, outlookOf(list)).map(({ kind, level }) => `${kind} ${level}`)
  }

  test('a good list has nothing to find, an empty one neither', () => {
    expect(kinds([0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.999])).toEqual([])
    expect(kinds([])).toEqual([])
  })

  test('only reaches: slipping is dangerous, there is no safe ground, all are alike', () => {
    expect(kinds([0.1, 0.1, 0.12, 0.15, 0.15, 0.2])).toEqual(['slipping danger', 'unsafe warn', 'flat note'])
  })

  test('a gap between reaches and safe ground is steep', () => {
    expect(kinds([0.1, 0.2, 0.3, 0.99, 0.999])).toEqual(['steep warn'])
  })

  test('a choice behind a surer one is wasted', () => {
    expect(kinds([0.2, 0.6, 0.99999, 0.5])).toContain('wasted warn')
  })

  test('保 behind 保 is no waste; resting on too few schools, or on 保 that are not solid, is unsafe', () => {
    const sure = [0.2, 0.6, 0.99999, 0.9999].map((chance, i) => judged(chance, i))
    expect(appraiseShape(sure, outlookOf(sure))).toEqual([])
    const ten = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99].map((chance, i) => judged(chance, i))
    expect(appraiseShape(ten, outlookOf(ten))).toEqual([
      { kind: 'unsafe', level: 'warn', solid: 2, needed: 3 },
    ])
    const doubted = sure.map((choice) => ({ ...choice, isSolid: false }))
    expect(appraiseShape(doubted, outlookOf(doubted))[0]).toMatchObject({
      kind: 'unsafe',
      solid: 0,
      needed: 1,
    })
  })

  test('refusal counts', () => {
    const list = [{ ...judged(0.999), refusal: 0.2 }, judged(0.9), judged(0.6), judged(0.99)]
    expect(appraiseShape(list, outlookOf(list))[0]).toMatchObject({ kind: 'refusal', level: 'danger' })
  })
})

describe('refusalChance', () => {
  test('nobody is refused who takes any major, or has chosen all', () => {
    expect(refusalChance({ chance: 0.5, obeys: true, chosenShare: 0.1 })).toBe(0)
    expect(refusalChance({ chance: 0.5, obeys: false, chosenShare: 1 })).toBe(0)
  })

  test('at the cut-off it is what was not chosen, far above it nothing', () => {
    expect(refusalChance({ chance: 0.5, obeys: false, chosenShare: 0.4 })).toBeCloseTo(0.6, 10)
    expect(refusalChance({ chance: 0.1, obeys: false, chosenShare: 0.4 })).toBeCloseTo(0.6, 10)
    expect(refusalChance({ chance: 0.97, obeys: false, chosenShare: 0.4 })).toBe(0)
    expect(() => refusalChance({ chance: 0.5, obeys: false, chosenShare: NaN })).toThrow(RangeError)
  })
})

describe('worthOf', () => {
  const quality = { school: 1, major: 0, city: null, fee: 0.5 }

  test('is the weighted mean of what is known, above nothing', () => {
    expect(worthOf(quality, { ...USUAL_WEIGHTS, school: 5, major: 0, city: 0, fee: 0 })).toBe(1)
    expect(worthOf(quality, { ...USUAL_WEIGHTS, school: 0, major: 5, city: 0, fee: 0 })).toBeCloseTo(0.05, 12)
    expect(worthOf(quality, { school: 0, major: 0, city: 0, fee: 0, chance: 0 })).toBeCloseTo(0.525, 12)
  })

  test('who weighs being sure more is offered less risk', () => {
    const risks = [0, 1, 2, 3, 4, 5].map((chance) => riskOf({ chance }))
    expect(risks).toEqual(risks.toSorted((a, b) => b - a))
    expect(() => riskOf({ chance: 6 })).toThrow(RangeError)
    expect(() => worthOf({ ...quality, fee: 2 }, USUAL_WEIGHTS)).toThrow(RangeError)
  })
})
