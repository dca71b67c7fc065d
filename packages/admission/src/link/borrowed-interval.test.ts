import { BATCHES, FEATURES, PLAN_TYPES } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { borrowedIntervals } from './borrowed-interval.ts'
import type { LinkedUnit, UnitLine } from './link-lines.ts'

const F211 = 1 << (FEATURES.f211 - 1)
const UNIVERSITIES = new Map(
  Array.from({ length: 30 }, (_, i) => [
    i + 1,
    { univId: i + 1, level: 1, ownership: 1, features: i === 25 ? F211 : 0 },
  ]),
)

function line(universityId: number, rank: number, more: Partial<UnitLine> = {}): UnitLine {
  return {
    univId: universityId,
    schoolKey: `u${universityId}`,
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    groupCode: '101',
    majorName: null,
    majorCode: null,
    requirement: null,
    year: 2025,
    rank,
    score: null,
    planNum: null,
    supplementary: false,
    isBound: false,
    rankDerived: false,
    foreignCode: false,
    source: '投档线',
    ...more,
  }
}

function unit(universityId: number | null, more: Partial<LinkedUnit> = {}): LinkedUnit {
  return {
    kind: 'group',
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    univId: universityId,
    schoolCode: null,
    schoolName: null,
    groupCode: '999',
    majorCode: '',
    majorName: '',
    requirement: null,
    lines: [],
    ...more,
  }
}

const borrow = (of: LinkedUnit, lines: readonly UnitLine[]) =>
  borrowedIntervals([of], { lines, keys: [`u${of.univId}`] }, UNIVERSITIES)[0]

test('a unit without a past borrows from its school’s units of the newest year, of its type and batch', () => {
  const lines = [
    line(1, 1_000),
    line(1, 4_000),
    line(1, 90, { year: 2024 }),
    line(1, 90, { planType: PLAN_TYPES.nationalSpecial }),
    line(1, 90, { batchId: BATCHES.vocational }),
  ]
  const low = Math.round(2_000 * Math.exp(-0.19))
  const high = Math.round(2_000 * Math.exp(0.32))
  expect(borrow(unit(1), lines)).toEqual({ low, high, from: 'school' })
})

test('one whose school has none borrows from schools of its tier, where there are enough of them', () => {
  const lines = Array.from({ length: 21 }, (_, i) => line(i + 2, 1_000 * (i + 1)))
  const low = Math.round(3_000 * Math.exp(0.03))
  const high = Math.round(19_000 * Math.exp(0.11))
  expect(borrow(unit(1), lines)).toEqual({ low, high, from: 'tier' })
  expect(borrow(unit(1), lines.slice(0, 19))).toBeNull()
  expect(borrow(unit(26), lines)).toBeNull()
  expect(borrow(unit(null), lines)).toBeNull()
  expect(borrow(unit(1, { batchId: BATCHES.vocational }), lines)).toBeNull()
})

test('without lines there is nothing to borrow', () => {
  expect(borrow(unit(1), [])).toBeNull()
})
