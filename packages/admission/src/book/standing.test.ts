import { expect, test } from 'vitest'
import type { UnitBook } from './book.ts'
import { standingOf } from './standing.ts'

const CUTOFF = { location: 8, scale: 0.1 }
const unit = (groupCode: string, cutoff: object | null) => ({
  kind: 'group',
  majorName: '',
  groupName: '',
  groupCode,
  cutoff,
})
const bookOf = (...units: ReturnType<typeof unit>[]) => ({ units }) as unknown as UnitBook

test('a province stands where what is loaded of it ends', () => {
  const counts = (unitNum: number, chanceNum: number, listNum: number) => ({ unitNum, chanceNum, listNum })
  expect(standingOf(false, [undefined])).toEqual({ standing: 'none', ...counts(0, 0, 0) })
  expect(standingOf(true, [undefined, bookOf()])).toEqual({ standing: 'rank', ...counts(0, 0, 0) })
  expect(standingOf(true, [bookOf(unit('101', null))])).toEqual({ standing: 'lines', ...counts(1, 0, 0) })
  expect(standingOf(true, [bookOf(unit('', CUTOFF), unit('101', null))])).toEqual({
    standing: 'chances',
    ...counts(2, 1, 0),
  })
  expect(standingOf(true, [undefined, bookOf(unit('', CUTOFF), unit('101', CUTOFF))])).toEqual({
    standing: 'list',
    ...counts(2, 2, 1),
  })
})
