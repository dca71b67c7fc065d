import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import { expect, test } from 'vitest'
import { qualityIn } from './quality.ts'

const cutoff = (rank: number) => ({ location: Math.log(rank), scale: 0.1, years: [2025] })
const major = (majorName: string, planNum: number | null) => ({ majorName, planNum })
const unit = (planId: number, school: number, own: Partial<Record<keyof BookUnit, unknown>> = {}) => ({
  planId,
  school,
  batchId: 2,
  cutoff: null,
  feeMin: null,
  feeMax: null,
  plans: [],
  ...own,
})
const units = [
  unit(1, 0, {
    cutoff: cutoff(8_000),
    feeMin: 5_000,
    feeMax: 7_000,
    plans: [major('数学', 30), major('法学', 90)],
  }),
  unit(2, 0, { cutoff: cutoff(12_500), feeMin: 90_000, feeMax: 130_000, plans: [major('法学', 5)] }),
  unit(3, 1, { cutoff: cutoff(20_000), plans: [major('数学', null), major('法学', 5), major('化学', 5)] }),
  unit(4, 1, { feeMin: 0, feeMax: 0 }),
  unit(5, 2),
]
const book = {
  units,
  schools: [{ areaId: 32 }, { areaId: 25 }, { areaId: 0 }],
  classes: [{ code: '0701' }, { code: '0301' }, { code: '0703' }],
  classesOf: (names: readonly string[]) => names.map((name) => ['数学', '法学', '化学'].indexOf(name)),
} as unknown as UnitBook

// Φ((ln rank − location)/0.35) worked out in Python with 40 digits, the location half the unit's and half its school's
test.each([
  [1, { school: 0.625052000907848, major: 0.5, city: 1, fee: 0.9 }],
  [2, { school: 0.374947999092152, major: 0, city: 1, fee: 0 }],
  [3, { school: 0.02382814827152114, major: Math.sqrt(1 / 3), city: 0, fee: null }],
  [4, { school: 0.02382814827152114, major: null, city: 0, fee: 1 }],
  [5, { school: null, major: null, city: 0, fee: null }],
] as const)('unit %d is as good on each side as the formulas say', (planId, expected) => {
  const qualityOf = qualityIn(book, 2, 10_000, { areas: [32], majorClasses: ['0701'] })
  const quality = qualityOf(book.units.find((one) => one.planId === planId)!)
  for (const side of ['school', 'major', 'city', 'fee'] as const) {
    const good = expected[side]
    expect(quality[side], side).toEqual(good === null ? null : expect.closeTo(good, 12))
  }
})

test('without a preferred place or class neither is mentioned', () => {
  const quality = qualityIn(book, 2, 10_000, { areas: [], majorClasses: [] })(book.units[0]!)
  expect(quality).toMatchObject({ major: null, city: null })
})
