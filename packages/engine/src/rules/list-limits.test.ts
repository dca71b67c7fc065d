import { describe, expect, test } from 'vitest'
import { BATCHES } from '../vocab/batch.ts'
import { checkList, listLimits } from './list-limits.ts'
import type { ListEntry } from './list-limits.ts'
import { provinceRules } from './province-rules.ts'

const groups = provinceRules(32, BATCHES.undergrad)!
const majors = provinceRules(17, BATCHES.undergrad)!
const entries = (count: number, majorCount: number, isObey: 0 | 1): ListEntry[] =>
  Array.from({ length: count }, () => ({ majorCount, isObey }))

describe('listLimits', () => {
  test('are maxUnivNum choices with twice majorNum majors, or maxUnivNum majors in choiceMode 2', () => {
    expect(listLimits(groups)).toEqual({ entries: 45, majorsPerEntry: 12 })
    expect(listLimits(majors)).toEqual({ entries: 96, majorsPerEntry: 1 })
  })
})

describe('checkList', () => {
  test('accepts a list at its limits, and an empty one', () => {
    expect(checkList(groups, entries(45, 12, 1))).toBeNull()
    expect(checkList(majors, entries(96, 1, 0))).toBeNull()
    expect(checkList(groups, [])).toBeNull()
  })

  test('names the limit that is passed', () => {
    expect(checkList(groups, entries(46, 1, 0))).toEqual({ message: '只能添加45个志愿！' })
    expect(checkList(groups, entries(1, 13, 0))).toEqual({ message: '只能添加12个专业！' })
    expect(checkList(majors, entries(97, 1, 0))).toEqual({ message: '只能添加96个志愿！' })
    expect(checkList(majors, entries(1, 2, 0))).toEqual({ message: '只能添加1个专业！' })
  })

  test('refuses obedience where a choice has nothing to be moved to', () => {
    expect(checkList(majors, entries(1, 1, 1))).toEqual({
      message: '本科批以专业为志愿单位，不设服从专业调剂',
    })
  })
})
