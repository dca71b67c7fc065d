import { describe, expect, test } from 'vitest'
import { PROVINCES } from '../vocab/province.ts'
import { checkSubjects, legalCombinations, trackOf } from './combination.ts'
import { parseSubjects, subjectsText } from './subject-names.ts'

const HUNAN = 32
const SHANDONG = 29
const ZHEJIANG = 25
const TIBET = 40
const mask = (text: string) => parseSubjects(text)!

test('the provinces of these tests are the ones they say', () => {
  const names = [HUNAN, SHANDONG, ZHEJIANG, TIBET].map(
    (id) => PROVINCES.find((one) => one.provId === id)?.name,
  )
  expect(names).toEqual(['湖南', '山东', '浙江', '西藏'])
})

describe('legalCombinations', () => {
  test('are 12 under 3+1+2, 20 under 3+3, 35 with 技术, none in old-style provinces', () => {
    expect(legalCombinations('3+1+2', HUNAN)).toHaveLength(12)
    expect(legalCombinations('3+3', SHANDONG)).toHaveLength(20)
    expect(legalCombinations('3+3', ZHEJIANG)).toHaveLength(35)
    expect(legalCombinations('old', TIBET)).toEqual([])
  })

  test('are exactly what checkSubjects accepts', () => {
    for (const [mode, provId] of [
      ['3+1+2', HUNAN],
      ['3+3', SHANDONG],
      ['3+3', ZHEJIANG],
    ] as const) {
      const legal = new Set(legalCombinations(mode, provId))
      for (let subjects = 0; subjects < 256; subjects++) {
        const track = trackOf(mode, subjects) ?? 'physics'
        expect(checkSubjects(mode, subjects, track, provId) === null).toBe(legal.has(subjects))
      }
    }
  })
})

describe('checkSubjects', () => {
  test.each([
    ['3+1+2', '物化生', 'history', HUNAN, '历史类的首选科目应为历史，且物理、历史只能选一门'],
    ['3+1+2', '物历化', 'physics', HUNAN, '物理类的首选科目应为物理，且物理、历史只能选一门'],
    ['3+1+2', '物化', 'physics', HUNAN, '请在化学、生物、地理、思想政治中选择2门再选科目'],
    ['3+1+2', '物化技', 'physics', HUNAN, '请在化学、生物、地理、思想政治中选择2门再选科目'],
    ['3+1+2', '物化生', 'combined', HUNAN, '本省分物理类、历史类，请选择其中一类'],
    ['3+3', '物化', 'combined', SHANDONG, '请在物、历、化、生、地、政中选择3门科目'],
    ['3+3', '物化技', 'combined', SHANDONG, '本省选考科目中没有技术'],
    ['3+3', '物化生', 'physics', SHANDONG, '本省不分物理类、历史类，科类应为综合'],
    ['old', '物化生', 'science', TIBET, '本省实行文理分科，不需要选择科目'],
    ['old', '', 'physics', TIBET, '本省实行文理分科，请选择理科或文科'],
  ] as const)('%s refuses %s as %s and says why', (mode, subjects, track, provId, message) => {
    expect(checkSubjects(mode, mask(subjects) ?? 0, track, provId)).toBe(message)
  })

  test('accepts no subjects in old-style provinces', () => {
    expect(checkSubjects('old', 0, 'liberal', TIBET)).toBeNull()
  })
})

describe('trackOf', () => {
  test('follows the primary subject under 3+1+2', () => {
    expect(trackOf('3+1+2', mask('物化生'))).toBe('physics')
    expect(trackOf('3+1+2', mask('历地政'))).toBe('history')
    expect(trackOf('3+1+2', mask('物历化'))).toBeUndefined()
    expect(trackOf('3+1+2', mask('化生地'))).toBeUndefined()
  })

  test('is combined under 3+3 and open in old-style provinces', () => {
    expect(trackOf('3+3', mask('化生地'))).toBe('combined')
    expect(trackOf('old', 0)).toBeUndefined()
  })
})

describe('parseSubjects', () => {
  test.each(['物化生', '生化物', '物理、化学、生物', '物理 + 化学 + 生物', '物理,化学,生物学'])(
    'reads %s',
    (text) => {
      expect(subjectsText(mask(text))).toBe('物化生')
    },
  )

  test.each(['', '物物化', '物化英', '语文'])('does not understand "%s"', (text) => {
    expect(parseSubjects(text)).toBeUndefined()
  })

  test('every combination is read back from its text', () => {
    for (const subjects of legalCombinations('3+3', ZHEJIANG)) {
      expect(parseSubjects(subjectsText(subjects))).toBe(subjects)
    }
  })
})
