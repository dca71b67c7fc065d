import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addChoice,
  dropMajor,
  formMajors,
  moved,
  moveMajor,
  removeChoice,
  reordered,
  restoreChoices,
  toggleMajor,
  toggleObey,
} from './edit.ts'
import type { Edited } from './edit.ts'
import type { Choice, ChosenMajor } from './choice-list.ts'
import { choice, GROUPS, MAJORS } from './testing.ts'

function choicesIn(edited: Edited): readonly Choice[] {
  if ('refusal' in edited) throw new Error(edited.refusal)
  return edited.choices
}

function many(count: number): Choice[] {
  return Array.from({ length: count }, (_, i) => choice(i + 1))
}

function plans(choices: readonly Choice[]): number[] {
  return choices.map(({ planId }) => planId)
}

function major(planId: number): ChosenMajor {
  return { planId, majorNo: String(planId), majorName: `专业${planId}` }
}

describe('adding a choice', () => {
  test('puts it at the end, and a second time changes nothing', () => {
    const once = choicesIn(addChoice(many(2), choice(9), GROUPS))
    expect(plans(once)).toEqual([1, 2, 9])
    expect(choicesIn(addChoice(once, choice(9), GROUPS))).toBe(once)
  })

  test('beyond maxUnivNum is refused in the words of the product, in groups and in majors', () => {
    expect(addChoice(many(45), choice(99), GROUPS)).toEqual({ refusal: '只能添加45个志愿！' })
    expect(addChoice(many(80), choice(99), MAJORS)).toEqual({ refusal: '只能添加80个志愿！' })
  })
})

describe('majors of a group', () => {
  test('the first one chosen adds the group itself', () => {
    const chosen = choicesIn(toggleMajor([], choice(5), major(51), GROUPS))
    expect(chosen).toEqual([choice(5, [51])])
  })

  test('chosen again it is taken back and the group stays', () => {
    const chosen = choicesIn(toggleMajor([choice(5, [51])], choice(5), major(51), GROUPS))
    expect(chosen).toEqual([choice(5)])
  })

  test('more than twice majorNum are refused in the words of the product', () => {
    const full = [
      choice(
        5,
        Array.from({ length: 12 }, (_, i) => 50 + i),
      ),
    ]
    expect(toggleMajor(full, choice(5), major(99), GROUPS)).toEqual({ refusal: '只能添加12个专业！' })
    expect(choicesIn(toggleMajor(full, choice(5), major(50), GROUPS))[0]?.majorList).toHaveLength(11)
  })

  test('the first majorNum go on the form, the others are spare', () => {
    const { onForm, spare } = formMajors(choice(5, [1, 2, 3, 4, 5, 6, 7, 8]).majorList, GROUPS)
    expect(onForm.map(({ planId }) => planId)).toEqual([1, 2, 3, 4, 5, 6])
    expect(spare.map(({ planId }) => planId)).toEqual([7, 8])
  })

  test('dropping one leaves the others in their order', () => {
    expect(dropMajor([choice(4, [1, 2, 3])], 4, 2)).toEqual([choice(4, [1, 3])])
  })

  test('moving one touches its own choice only', () => {
    const list = [choice(4, [1, 2]), choice(5, [1, 2, 3])]
    const after = moveMajor(list, 5, 2, 0)
    expect(after[0]).toBe(list[0])
    expect(after[1]?.majorList.map(({ planId }) => planId)).toEqual([3, 1, 2])
  })
})

describe('obey', () => {
  test('flips between 0 and 1', () => {
    const once = choicesIn(toggleObey([choice(1)], 1, GROUPS))
    expect(once[0]?.isObey).toBe(0)
    expect(choicesIn(toggleObey(once, 1, GROUPS))[0]?.isObey).toBe(1)
  })

  test('of a group that is not in the list asks to fill first', () => {
    expect(toggleObey([], 1, GROUPS)).toEqual({ refusal: '请先填报志愿！' })
  })

  test('does not exist where the choice is a major', () => {
    expect(toggleObey([choice(1, [], 0)], 1, MAJORS)).toHaveProperty('refusal')
  })
})

describe('order', () => {
  const positions = fc.tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 112 }),
    fc.integer({ min: -3, max: 120 }),
    fc.integer({ min: -3, max: 120 }),
  )

  test('moving keeps every item once and puts the moved one at its place', () => {
    fc.assert(
      fc.property(positions, ([items, from, to]) => {
        const after = moved(items, from, to)
        expect([...after].sort()).toEqual([...items].sort())
        const inside = from >= 0 && from < items.length && to >= 0 && to < items.length
        expect(inside ? after[to] : after).toBe(inside ? items[from] : items)
      }),
    )
  })

  test('moving back undoes it', () => {
    fc.assert(
      fc.property(positions, ([items, from, to]) => {
        fc.pre(from >= 0 && from < items.length && to >= 0 && to < items.length)
        expect(moved(moved(items, from, to), to, from)).toEqual(items)
      }),
    )
  })

  test('removing and restoring one leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 45 }), fc.nat({ max: 44 }), (count, at) => {
        const list = many(count)
        const victim = list[at]
        fc.pre(victim !== undefined)
        if (victim === undefined) return
        const rest = removeChoice(list, victim.planId)
        expect(rest).toHaveLength(count - 1)
        expect(choicesIn(restoreChoices(rest, [{ choice: victim, at }], GROUPS))).toEqual(list)
      }),
    )
  })

  test('a cleared list comes back whole, and what was added meanwhile stays', () => {
    const removed = many(5).map((one, at) => ({ choice: one, at }))
    expect(plans(choicesIn(restoreChoices([choice(77)], removed, GROUPS)))).toEqual([1, 2, 3, 4, 5, 77])
  })

  test('what no longer fits is refused, nothing is pushed out', () => {
    const removed = [{ choice: choice(99), at: 0 }]
    expect(restoreChoices(many(45), removed, GROUPS)).toEqual({ refusal: '只能添加45个志愿！' })
  })
})

describe('another order', () => {
  test('is taken over whole', () => {
    expect(plans(choicesIn(reordered(many(3), [3, 1, 2])))).toEqual([3, 1, 2])
  })

  test.each([
    ['fewer', [3, 1]],
    ['more', [3, 1, 2, 4]],
    ['others', [3, 1, 4]],
    ['one twice', [3, 1, 1]],
  ])('is refused when it names %s choices than the list has, so that none is lost', (_, order) => {
    expect(reordered(many(3), order)).toEqual({ refusal: '志愿表已经变了，请重新优化' })
  })
})
