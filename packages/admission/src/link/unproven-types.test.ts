import { BATCHES, PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { unprovenTypes } from './unproven-types.ts'
import type { TypedUnit } from './unproven-types.ts'

const [TIANJIN_LIKE, HUNAN, HAINAN] = [24, 32, 35] as const

function unit(groupCode: string, rank: number | null, own: Partial<TypedUnit> = {}): TypedUnit {
  return {
    univId: 1,
    schoolName: null,
    schoolCode: '4301',
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    groupCode,
    requirement: '',
    namesTypes: false,
    rank,
    ...own,
  }
}

const THREE = [unit('01', 10_000), unit('02', 12_000), unit('03', 14_000)]

describe('a unit far below its siblings', () => {
  test('is unproven where its source names no types', () => {
    expect(unprovenTypes(TIANJIN_LIKE, [...THREE, unit('04', 40_000)])).toEqual([false, false, false, true])
    expect(unprovenTypes(TIANJIN_LIKE, [...THREE, unit('04', 24_000)])[3]).toBe(false)
  })

  test.each<[string, Partial<TypedUnit>]>([
    ['its source names types', { namesTypes: true }],
    ['it is named', { planType: PLAN_TYPES.preparatory }],
    ['it asks for other subjects', { requirement: '物+化' }],
    ['it is of another school', { univId: 2 }],
    ['it is of another batch', { batchId: BATCHES.early }],
    ['its line has no rank', { rank: null }],
  ])('is not where %s', (_, own) => {
    expect(unprovenTypes(TIANJIN_LIKE, [...THREE, unit('04', 40_000, own)])[3]).toBe(false)
  })

  test('is not where its code says that it is ordinary', () => {
    expect(unprovenTypes(HUNAN, [...THREE, unit('104', 40_000)])[3]).toBe(false)
    expect(unprovenTypes(HUNAN, [...THREE, unit('04', 40_000)])[3]).toBe(true)
  })

  test('is not beside one sibling, and not where half of the school lies so', () => {
    expect(unprovenTypes(TIANJIN_LIKE, [THREE[0]!, unit('04', 40_000)])).toEqual([false, false])
    const low = ['04', '05', '06', '07'].map((code) => unit(code, 60_000))
    expect(unprovenTypes(TIANJIN_LIKE, [...THREE, ...low])).toEqual([...THREE, ...low].map(() => false))
  })
})

test('a code that no table explains is unproven, whatever its rank', () => {
  const own = [...THREE, unit('81', 11_000), unit('82', null)]
  expect(unprovenTypes(HAINAN, own)).toEqual([false, false, false, true, true])
  expect(unprovenTypes(TIANJIN_LIKE, own)).toEqual(own.map(() => false))
})
