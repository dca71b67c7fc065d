import { describe, expect, test } from 'vitest'
import { choiceHints } from './hints.ts'
import { choice, GROUPS, MAJORS } from './testing.ts'

const outlooks = (chances: Record<number, number | null>) =>
  new Map(Object.entries(chances).map(([planId, chance]) => [Number(planId), { probability: chance }]))

describe('hints on a list', () => {
  test('a choice behind a surer one of its school is pointed out, one before it is not', () => {
    const hard = { ...choice(1, [11]), univId: 5 }
    const sure = { ...choice(2, [21]), univId: 5 }
    const chances = outlooks({ 1: 0.3, 2: 0.9 })
    expect([...choiceHints([sure, hard], GROUPS, chances)]).toEqual([
      [1, '第1志愿是同校把握更大的，排在前面会先投到那里'],
    ])
    expect(choiceHints([hard, sure], GROUPS, chances).size).toBe(0)
  })

  test('nothing is said of chances that are not known', () => {
    const hard = { ...choice(1, [11]), univId: 5 }
    const unknown = { ...choice(2, [21]), univId: 5 }
    expect(choiceHints([unknown, hard], GROUPS, outlooks({ 1: 0.3, 2: null })).size).toBe(0)
    expect(choiceHints([unknown, hard], GROUPS, null).size).toBe(0)
  })

  test('a unit the server does not answer is pointed out once there is an answer', () => {
    expect(choiceHints([choice(1, [11])], GROUPS, outlooks({})).get(1)).toContain('不在本批次招生计划中')
    expect(choiceHints([choice(1, [11])], GROUPS, null).size).toBe(0)
  })

  test('a group without majors is pointed out, a major has none to choose', () => {
    expect(choiceHints([choice(1)], GROUPS, null).get(1)).toBe('还没有选专业')
    expect(choiceHints([choice(1)], MAJORS, null).size).toBe(0)
  })
})
