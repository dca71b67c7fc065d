import { describe, expect, test } from 'vitest'
import { sectionOf } from '../admission/ratio.ts'
import { appraiseShape } from './appraise.ts'
import type { AppraisedChoice } from './appraise.ts'
import { improveOrder } from './improve-order.ts'
import { MAX_CHOICES, outlookOf } from './outlook.ts'
import { proposeList } from './propose.ts'
import type { ListOption } from './board.ts'
import { refusalChance } from './refusal.ts'
import { riskOf, USUAL_WEIGHTS, worthOf } from './worth.ts'

const good: ListOption & AppraisedChoice = {
  chance: 0.5,
  commonShare: 0.2,
  refusal: 0,
  worth: 1,
  section: 'match',
  school: 1,
  isSolid: false,
}
const NOT_CHANCES = [Number.NaN, -0.1, 1.1, Infinity]
/** Surest first, so that all but the first few are behind a surer one. */
const falling = (length: number): (ListOption & AppraisedChoice)[] =>
  Array.from({ length }, (_, i) => {
    const chance = 1 - (i + 1) / (length + 1)
    return { ...good, chance, section: sectionOf(chance), worth: (i + 1) / length }
  })

describe('ten thousand choices', () => {
  test('end for certain somewhere', () => {
    const { taken, slipping } = outlookOf(falling(10_000))
    expect(taken.reduce((sum, one) => sum + one, slipping)).toBeCloseTo(1, 10)
  })

  test('have their shape looked at', () => {
    const list = falling(10_000)
    const findings = appraiseShape(list, outlookOf(list))
    // all but the 15 % of them that are 保 themselves
    expect(findings.filter(({ kind }) => kind === 'wasted').length).toBeGreaterThan(8_400)
  })

  test('are no list to be put in order: no form has so many', () => {
    expect(() => improveOrder(falling(10_000))).toThrow(RangeError)
    expect(() => improveOrder(falling(MAX_CHOICES + 1))).toThrow(RangeError)
  })

  test('are options enough for the longest form', () => {
    const { order } = proposeList(falling(10_000), { max: 112, slipping: 0.01 })
    expect(order).toHaveLength(112)
    expect(new Set(order).size).toBe(112)
  })
})

test('the longest list with all of it wasted is put in order, and is worth more', () => {
  const list = falling(MAX_CHOICES)
  const { order, moves } = improveOrder(list)
  const worth = (of: readonly ListOption[]) => {
    const { taken } = outlookOf(of)
    return of.reduce((sum, one, i) => sum + one.worth * taken[i]!, 0)
  }
  expect(order.toSorted((a, b) => a - b)).toEqual(list.map((_, i) => i))
  expect(moves.length).toBeGreaterThan(100)
  expect(worth(order.map((place) => list[place]!))).toBeGreaterThan(worth(list) + 0.1)
})

describe('what is no number of its kind is refused', () => {
  const bad: [string, Partial<ListOption>][] = [
    ...(['chance', 'commonShare', 'refusal'] as const).flatMap((field) =>
      NOT_CHANCES.map((value): [string, Partial<ListOption>] => [`${field} ${value}`, { [field]: value }]),
    ),
    ...[Number.NaN, 0, -1, Infinity].map((worth): [string, Partial<ListOption>] => [
      `worth ${worth}`,
      { worth },
    ]),
  ]

  test.each(bad)('in an option: %s', (_, wrong) => {
    const options = [good, { ...good, ...wrong }]
    expect(() => improveOrder(options)).toThrow(RangeError)
    expect(() => proposeList(options, { max: 3, slipping: 0.01 })).toThrow(RangeError)
    if (!('worth' in wrong)) expect(() => outlookOf(options)).toThrow(RangeError)
  })

  test.each(NOT_CHANCES)('as the slipping that a list may have: %d', (slipping) => {
    expect(() => proposeList([good], { max: 3, slipping })).toThrow(RangeError)
  })

  test.each([Number.NaN, 0, -1, 2.5, Infinity, MAX_CHOICES + 1])('as the length of a form: %d', (max) => {
    expect(() => proposeList([good], { max, slipping: 0.01 })).toThrow(RangeError)
  })

  test.each(NOT_CHANCES)('as a chance, or a share: %d', (value) => {
    const ground = { chance: 0.5, obeys: false, chosenShare: 0.5 }
    expect(() => refusalChance({ ...ground, chance: value })).toThrow(RangeError)
    expect(() => refusalChance({ ...ground, obeys: true, chance: value })).toThrow(RangeError)
    expect(() => refusalChance({ ...ground, chosenShare: value })).toThrow(RangeError)
    expect(() => appraiseShape([{ ...good, chance: value }], outlookOf([good]))).toThrow(RangeError)
  })

  test('as an outlook: that of another list', () => {
    expect(() => appraiseShape([good, good], outlookOf([good]))).toThrow(RangeError)
    expect(() => appraiseShape([], outlookOf([good]))).toThrow(RangeError)
  })

  test.each([Number.NaN, -1, 5.5, Infinity])('as a weight: %d', (weight) => {
    const quality = { school: 1, major: 0, city: null, fee: 0.5 }
    for (const side of ['school', 'major', 'city', 'fee'] as const)
      expect(() => worthOf(quality, { ...USUAL_WEIGHTS, [side]: weight })).toThrow(RangeError)
    expect(() => riskOf({ chance: weight })).toThrow(RangeError)
  })

  test.each(NOT_CHANCES)('as a quality: %d', (value) => {
    const quality = { school: 1, major: 0, city: null, fee: 0.5 }
    for (const side of ['school', 'major', 'city', 'fee'] as const)
      expect(() => worthOf({ ...quality, [side]: value }, USUAL_WEIGHTS)).toThrow(RangeError)
  })
})
