import { describe, expect, test } from 'vitest'
import { examFormIn, examModeIn, trackBefore } from './exam-form.ts'
import { PROVINCES } from './province.ts'

const of = (name: string) => PROVINCES.find((one) => one.name === name)!

describe('the form of an examination', () => {
  test.each([
    ['湖南', 2020, 'old'],
    ['湖南', 2021, '3+1+2'],
    ['浙江', 2016, 'old'],
    ['浙江', 2017, '3+3'],
    ['河南', 2024, 'old'],
    ['河南', 2025, '3+1+2'],
    ['新疆', 2026, 'old'],
    ['新疆', 2027, '3+1+2'],
    ['新疆', 2031, '3+1+2'],
    ['西藏', 2027, 'old'],
  ] as const)('of %s in %i is %s', (name, year, mode) => {
    expect(examModeIn(of(name), year)).toBe(mode)
  })

  test('of 新疆 in 2027 has a source; of 西藏 it is said to be unsure', () => {
    expect(examFormIn(of('新疆'), 2027)).toMatchObject({ since: 2027, confidence: 'high' })
    expect(examFormIn(of('新疆'), 2027).source).toMatch(/^https?:/)
    expect(examFormIn(of('西藏'), 2027)).toMatchObject({ confidence: 'low' })
    expect(examFormIn(of('西藏'), 2027).note).toContain('尚未查实')
    expect(examFormIn(of('西藏'), 2026).note).toBeNull()
  })

  test('is known of every province, and all but two had a new one by 2025', () => {
    const old = PROVINCES.filter((one) => examModeIn(one, 2025) === 'old').map(({ name }) => name)
    expect(old).toEqual(['西藏', '新疆'])
  })

  test('takes over the sides of the old one', () => {
    expect(
      ['physics', 'history', 'combined', 'science'].map((track) => trackBefore(track as 'physics')),
    ).toEqual(['science', 'liberal', undefined, undefined])
  })
})
