import { describe, expect, test } from 'vitest'
import {
  feeOf,
  movedGradient,
  readPreferences,
  toggled,
  USUAL,
  weightText,
  preferencesText,
} from './preferences.ts'

describe('preferences', () => {
  test('come back from storage as they were kept', () => {
    const own = { ...USUAL, school: 5, areas: [32, 15], majorClasses: ['0809'], feeMost: 8000 }
    expect(readPreferences(JSON.parse(JSON.stringify(own)))).toEqual(own)
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['a weight out of range', { ...USUAL, city: 6 }],
    ['a missing weight', { ...USUAL, fee: undefined }],
    ['a fee below nothing', { ...USUAL, feeMost: -1 }],
    ['places that are no list', { ...USUAL, areas: 32 }],
  ])('%s is no preference', (_, stored) => {
    expect(readPreferences(stored)).toBeNull()
  })

  test('kept before there were gradients, they come back with the usual one', () => {
    const { reach: _reach, match: _match, jointVenture: _venture, ...old } = { ...USUAL, school: 5 }
    expect(readPreferences(old)).toEqual({ ...USUAL, school: 5 })
    expect(readPreferences({ ...USUAL, reach: 60, match: 30 })).toBeNull()
  })

  test('moving one side of the gradient leaves a fifth for 保', () => {
    expect(movedGradient({ reach: 33, match: 33 }, 'reach', 40)).toEqual({ reach: 40, match: 33 })
    expect(movedGradient({ reach: 33, match: 33 }, 'reach', 70)).toEqual({ reach: 70, match: 10 })
    expect(movedGradient({ reach: 33, match: 33 }, 'match', 80)).toEqual({ reach: 0, match: 80 })
  })

  test('a province or class that does not exist is left out', () => {
    const read = readPreferences({ ...USUAL, areas: [32, 99, '15'], majorClasses: ['0809', 'abc', 8] })
    expect([read?.areas, read?.majorClasses]).toEqual([[32], ['0809']])
  })

  test('a preference is added and removed, and a full list takes no more', () => {
    expect(toggled([1, 2], 3, 3)).toEqual([1, 2, 3])
    expect(toggled([1, 2], 2, 3)).toEqual([1])
    expect(toggled([1, 2], 3, 2)).toEqual([1, 2])
  })

  test.each([
    ['', 0],
    [' 8000 ', 8000],
    ['8千', null],
    ['-1', null],
    ['1000001', null],
  ])('a fee typed as %j is %j', (text, fee) => {
    expect(feeOf(text)).toBe(fee)
  })

  test('being sure says the risk it allows', () => {
    expect(weightText('chance', 3)).toBe('一般，滑档不超过0.5%')
    expect(weightText('school', 0)).toBe('不考虑')
  })

  test('preferences read in one line', () => {
    expect(preferencesText(USUAL)).toBe('不限地区、专业和学费')
    expect(preferencesText({ ...USUAL, areas: [32], feeMost: 6000 })).toBe('湖南，学费不超过6000元/年')
    expect(preferencesText({ ...USUAL, reach: 50, match: 20, jointVenture: 1 })).toBe(
      '接受中外合作，冲50%稳20%保30%',
    )
  })
})
