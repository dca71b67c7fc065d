import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sectionOf } from '../admission/ratio.ts'
import { proposeGraded } from './graded.ts'
import type { GradedOption } from './graded.ts'
import { GOOD_LIST, isSafer, schoolCap, solidNeeded } from './judgement.ts'
import type { ListSection } from './judgement.ts'
import { outlookOf, wastedChoices } from './outlook.ts'
import { proposeList } from './propose.ts'

const { gradient } = GOOD_LIST

/** Units of a province as a candidate sees them: the likelier the less wished for, with a wish of its own each. */
function market(
  count: number,
  preference: number,
  own: (i: number) => Partial<GradedOption> = () => ({}),
): GradedOption[] {
  return Array.from({ length: count }, (_, i) => {
    const chance = 0.06 + (0.9399 * i) / (count - 1)
    return {
      chance,
      commonShare: 0.15,
      refusal: 0,
      worth: 0.9 - 0.7 * (i / count) + preference * Math.sin(i * 12.9898),
      section: sectionOf(chance) as ListSection,
      school: i % 97,
      isSolid: chance >= 0.85,
      ...own(i),
    }
  })
}

function counts(list: readonly GradedOption[]): Record<ListSection, number> {
  const of = (section: ListSection): number => list.filter((option) => option.section === section).length
  return { reach: of('reach'), match: of('match'), safety: of('safety') }
}

describe('a graded proposal', () => {
  test.each([9, 30, 45, 96])('of %i choices holds a third of each section, even within it', (max) => {
    const options = market(1_200, 0.05)
    const list = proposeGraded(options, { max, gradient }).order.map((i) => options[i]!)
    expect(list).toHaveLength(max)
    const { reach, match, safety } = counts(list)
    for (const count of [reach, match, safety]) expect(Math.abs(count - max / 3)).toBeLessThanOrEqual(1)
    expect(list.filter(({ chance }) => chance < 0.2).length).toBeGreaterThanOrEqual(Math.floor(reach / 3))
  })

  test('holds the gradient a person moves, and a fifth of solid 保 whatever it is', () => {
    const options = market(1_200, 0.05)
    const bold = { reach: 0.7, match: 0.3, safety: 0 }
    const list = proposeGraded(options, { max: 40, gradient: bold }).order.map((i) => options[i]!)
    expect(counts(list)).toEqual({ reach: 22, match: 10, safety: 8 })
    expect(new Set(list.filter(({ isSolid }) => isSolid).map(({ school }) => school)).size).toBe(8)
  })

  test('keeps its promises for any options', () => {
    const option = fc.record({
      chance: fc.double({ min: 0.05, max: 0.9999, noNaN: true }),
      commonShare: fc.constant(0.2),
      refusal: fc.constant(0),
      worth: fc.double({ min: 0.05, max: 1, noNaN: true }),
      school: fc.nat({ max: 30 }),
      settled: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(option, { maxLength: 150 }), fc.constantFrom(6, 20, 45), (made, max) => {
        const options = made.map(({ settled, ...one }): GradedOption => {
          const section = sectionOf(one.chance) as ListSection
          const isSolid = section === 'safety' && settled
          return { ...one, section: section === 'safety' && !settled ? 'match' : section, isSolid }
        })
        const { order, expectedWorth, slipping } = proposeGraded(options, { max, gradient })
        const list = order.map((i) => options[i]!)
        const solid = new Set(list.filter(({ isSolid }) => isSolid).map(({ school }) => school))
        expect(new Set(order).size).toBe(order.length)
        expect(list.length).toBeLessThanOrEqual(max)
        if (list.length > 0) expect(solid.size).toBeGreaterThanOrEqual(solidNeeded(list.length, max))
        for (const inside of Map.groupBy(list, ({ school }) => school).values())
          expect(inside.length).toBeLessThanOrEqual(schoolCap(max))
        const firstSafe = list.findIndex(({ section }) => section === 'safety')
        if (firstSafe >= 0)
          expect(list.slice(firstSafe).every(({ section }) => section === 'safety')).toBe(true)
        const outlook = outlookOf(list)
        expect(slipping).toBeCloseTo(outlook.slipping, 10)
        expect(expectedWorth).toBeCloseTo(
          list.reduce((sum, { worth }, i) => sum + worth * outlook.taken[i]!, 0),
          10,
        )
      }),
      { numRuns: 150 },
    )
  })

  test('has nothing in 冲 and 稳 that never matters, and costs little against the list of greatest worth', () => {
    for (const preference of [0, 0.05, 0.2]) {
      const options = market(1_500, preference)
      const { order, expectedWorth, slipping } = proposeGraded(options, { max: 45, gradient })
      const list = order.map((i) => options[i]!)
      const wasted = wastedChoices(list, outlookOf(list)).filter(({ place, behind }) =>
        isSafer(list[behind]!, list[place]!),
      )
      expect(wasted).toEqual([])
      expect(slipping).toBeLessThan(0.001)
      const free = proposeList(options, { max: 45, slipping: 1 })
      expect(expectedWorth).toBeGreaterThan(0.9 * free.expectedWorth)
    }
  })

  test('gives way to a strong preference, whose sure places come before what else there is', () => {
    const home = (i: number): boolean => i % 40 === 0
    const options = market(1_500, 0.02, (i) => ({ worth: (home(i) ? 0.7 : 0.2) - 0.1 * (i / 1_500) }))
    const { order } = proposeGraded(options, { max: 45, gradient })
    expect(order.length).toBeGreaterThan(20)
    expect(order.filter(home).length / order.length).toBeGreaterThan(0.75)
  })

  test('is shorter where solid 保 are few, and none where there are too few', () => {
    const solidSchools = (count: number) =>
      market(1_200, 0.05, (i) => ({ isSolid: i > 1_150 && i % 97 < count, school: i % 97 }))
    expect(proposeGraded(solidSchools(6), { max: 45, gradient }).order).toHaveLength(30)
    expect(proposeGraded(solidSchools(4), { max: 45, gradient }).order).toEqual([])
    expect(proposeGraded([], { max: 45, gradient }).order).toEqual([])
  })

  test('what is out of range is refused', () => {
    const options = market(50, 0.05)
    for (const max of [0, 1.5, Number.NaN, 501])
      expect(() => proposeGraded(options, { max, gradient })).toThrow(RangeError)
    for (const bad of [{ reach: 0.5 }, { reach: -1 / 3, match: 1 }, { safety: Number.NaN }])
      expect(() => proposeGraded(options, { max: 9, gradient: { ...gradient, ...bad } })).toThrow(RangeError)
  })
})
