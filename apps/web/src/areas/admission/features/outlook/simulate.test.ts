import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AS_IT_IS, chosenShare, simulate } from './simulate.ts'
import type { KnownUnits } from './simulate.ts'
import { choiceOn, knownWith, majorWith, unitWith } from './testing.ts'

const sure = choiceOn(1)
const open = choiceOn(2)

describe('how a list would end', () => {
  test('every end together is certain', () => {
    const mids = fc.array(fc.integer({ min: 500, max: 60_000 }), { maxLength: 20 })
    fc.assert(
      fc.property(mids, (ranks) => {
        const choices = ranks.map((_, i) => choiceOn(i + 1, i % 2 === 0 ? 1 : 0, [1]))
        const known = knownWith(ranks.map((cutoffMid, i) => unitWith(i + 1, { cutoffMid, hasMajorNum: 4 })))
        const { ends, slipping, admitted, refusal } = simulate(choices, known, AS_IT_IS)
        const all = ends.reduce((sum, { taken, refused }) => sum + taken + refused, 0)
        expect(all + slipping).toBeCloseTo(1, 9)
        expect(admitted + slipping + refusal).toBeCloseTo(1, 9)
      }),
    )
  })

  test('a surer choice above takes what would have come to the one below', () => {
    const known = knownWith([unitWith(1, { cutoffMid: 12_000 }), unitWith(2, { cutoffMid: 10_000 })])
    const [first, second] = simulate([sure, open], known, AS_IT_IS).ends
    const [alone] = simulate([open], known, AS_IT_IS).ends
    expect(first?.taken).toBeGreaterThan(0.8)
    expect(second?.taken).toBeLessThan(alone?.taken ?? 0)
  })

  test('at one’s own rank each choice has the chance of its card, elsewhere that of the rank', () => {
    const known = knownWith([unitWith(1, { cutoffMid: 10_000, probability: 0.123 })])
    const { admitted } = simulate([choiceOn(1)], known, { rank: known.basis.rank, without: null })
    expect(Math.abs(admitted - 0.123)).toBeLessThan(0.000_501)
    const better = simulate([choiceOn(1)], known, { rank: known.basis.rank / 2, without: null })
    expect(better.admitted).toBeGreaterThan(0.9)
  })

  test('a choice that the card rounds to 1 is never certain', () => {
    const nearly = unitWith(1, { cutoffMid: 14_500, probability: 1 })
    const { slipping } = simulate([choiceOn(1)], knownWith([nearly]), AS_IT_IS)
    expect(slipping).toBeGreaterThan(0)
    expect(slipping).toBeLessThan(0.000_5)
    const bold = unitWith(1, { cutoffMid: 10_000, probability: 1 })
    expect(simulate([choiceOn(1)], knownWith([bold]), AS_IT_IS).slipping).toBeCloseTo(0.000_5, 6)
  })

  test('a choice without data or out of the plan counts as not filing, and says so', () => {
    const known = knownWith([unitWith(1, { cutoffMid: null, cutoffShape: undefined })])
    const { slipping, ends } = simulate([sure, open], known, AS_IT_IS)
    expect(slipping).toBe(1)
    expect(ends.map(({ chance }) => chance)).toEqual([null, null])
  })

  test('an empty list slips', () => {
    expect(simulate([], knownWith([]), AS_IT_IS)).toEqual({ admitted: 0, slipping: 1, refusal: 0, ends: [] })
  })
})

describe('and if', () => {
  const known = knownWith([unitWith(1, { cutoffMid: 10_000 }), unitWith(2, { cutoffMid: 11_000 })])

  test('the rank were weaker, slipping is likelier', () => {
    const now = simulate([sure, open], known, AS_IT_IS)
    const weaker = simulate([sure, open], known, { rank: 13_000, without: null })
    expect(weaker.slipping).toBeGreaterThan(now.slipping)
  })

  test('a choice were not there, it ends nowhere, keeps its chance, and the others are as without it', () => {
    const asked = simulate([sure, open], known, { rank: null, without: 1 })
    const [alone] = simulate([open], known, AS_IT_IS).ends
    expect(asked.ends[0]).toMatchObject({ out: true, taken: 0, refused: 0, place: 1 })
    expect(asked.ends[0]?.chance).toBeGreaterThan(0)
    expect(asked.ends[1]?.taken).toBeCloseTo(alone?.taken ?? 0, 12)
    expect(asked.ends[1]?.place).toBe(2)
  })
})

describe('refusal', () => {
  const units = [unitWith(1, { cutoffMid: 10_000, hasMajorNum: 8 })]

  test('a choice that accepts any major has none, another has some', () => {
    const known = knownWith(units)
    expect(simulate([choiceOn(1, 1, [11])], known, AS_IT_IS).refusal).toBe(0)
    expect(simulate([choiceOn(1, 0, [11])], known, AS_IT_IS).refusal).toBeGreaterThan(0.1)
  })

  test('it is smaller the more majors are chosen, of which only those on the form count', () => {
    const known: KnownUnits = { ...knownWith(units), majorNum: 2 }
    const refusal = (majors: number[]) => simulate([choiceOn(1, 0, majors)], known, AS_IT_IS).refusal
    expect(refusal([11, 12])).toBeLessThan(refusal([11]))
    expect(refusal([11, 12, 13])).toBe(refusal([11, 12]))
  })

  test('without any major chosen it is not counted, and that is said', () => {
    const { refusal, ends } = simulate([choiceOn(1, 0)], knownWith(units), AS_IT_IS)
    expect(refusal).toBe(0)
    expect(ends[0]?.refusalKnown).toBe(false)
  })
})

describe('share of the chosen majors', () => {
  const group = { majorNo: '', hasMajorNum: 4 }
  const chosen = { majorList: [{ planId: 1 }] }

  test('goes by places where all are known', () => {
    expect(chosenShare(chosen, group, [majorWith(1, 30), majorWith(2, 10)], 6)).toBe(0.75)
  })

  test('goes by number where the majors were not looked at, or places are missing', () => {
    expect(chosenShare(chosen, group, undefined, 6)).toBe(0.25)
    expect(chosenShare(chosen, group, [majorWith(1, 30), majorWith(2, null)], 6)).toBe(0.25)
  })

  test('is all of it for a choice that is one major, and not known where nobody says what is inside', () => {
    expect(chosenShare({ majorList: [] }, { majorNo: '05', hasMajorNum: 0 }, undefined, 1)).toBe(1)
    expect(chosenShare(chosen, { majorNo: '', hasMajorNum: 0 }, undefined, 6)).toBeNull()
  })
})
