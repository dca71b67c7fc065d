import { expect, expectTypeOf, test } from 'vitest'
import { CALLS } from './calls/index.ts'
import type { CallName } from './calls/index.ts'
import { callLimits } from './limits.ts'
import type { TextLimits } from './limits.ts'

test('a form reads its maxima off the row, by the names of the fields', () => {
  expect(callLimits('saveCooperation')).toEqual({
    name: { minLength: 1, maxLength: 40 },
    organisation: { minLength: 1, maxLength: 80 },
    phone: { maxLength: 32 },
    need: { minLength: 1, maxLength: 1000 },
  })
  expectTypeOf(callLimits('saveCooperation').name.maxLength).toEqualTypeOf<number>()
})

test('a list has its number of items, and the limits of one', () => {
  const { tags } = callLimits('updateCustomerTag')
  expect(tags).toEqual({ maxItems: 20, items: { minLength: 1, maxLength: 12 } })
  expectTypeOf(tags.items).toEqualTypeOf<TextLimits>()
})

test('a number has its range, and what may be left out or null has limits all the same', () => {
  expect(callLimits('updateCustomer').gender).toEqual({ minimum: 0, maximum: 2 })
  expect(callLimits('updateCustomerSchoolRoll').grade).toEqual({ minimum: 1, maximum: 3 })
  expect(callLimits('updateCustomer').name.maxLength).toBe(20)
})

test('lists of objects go down to their fields', () => {
  const { reportUnivList } = callLimits('saveReport').batchList.items
  expect(reportUnivList.maxItems).toBe(500)
  expect(reportUnivList.items.majorList.items.majorNo.maxLength).toBe(20)
})

test('a pattern is given when every browser we build for can read it', () => {
  expect(callLimits('saveLike').targetId.pattern).toBe('^[0-9A-Z]+$')
  expect(callLimits('updateCustomer').name).not.toHaveProperty('pattern')
})

test('words to choose from, files and what the client adds have no limits', () => {
  expect(callLimits('getOauthUrl')).toEqual({ backurl: { maxLength: 500 } })
  expect(callLimits('uploadImage')).toEqual({})
  expectTypeOf(callLimits('getOauthUrl')).not.toHaveProperty('purpose')
  expectTypeOf(callLimits('uploadImage')).not.toHaveProperty('image')
})

test.each(Object.keys(CALLS) as CallName[])('limits of %s survive being written as JSON', (name) => {
  const limits = callLimits(name)
  expect(JSON.parse(JSON.stringify(limits))).toEqual(limits)
})
