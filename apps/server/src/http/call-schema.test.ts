import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { textReader } from './call-schema.ts'

const read = textReader(
  Type.Object({
    count: Type.Integer(),
    codes: Type.Array(Type.Integer()),
    names: Type.Array(Type.String()),
    name: Type.String(),
  }),
)

test.each([
  [{ count: '12' }, { count: 12 }],
  [{ count: '-3' }, { count: -3 }],
  [{ count: '007' }, { count: 7 }],
  [{ codes: '1,2,3' }, { codes: [1, 2, 3] }],
  [{ codes: '' }, { codes: [] }],
  [{ codes: ['1', '2'] }, { codes: [1, 2] }],
  [{ names: 'a,b' }, { names: ['a', 'b'] }],
  [{ name: '12' }, { name: '12' }],
])('%j means %j', (texts: Record<string, unknown>, values) => {
  read(texts)
  expect(texts).toEqual(values)
})

test.each([
  { count: '' },
  { count: '1.5' },
  { count: '1e3' },
  { count: '0x10' },
  { count: ' 1' },
  { count: '１' },
  { count: '12345678901234567' },
  { count: ['1', '2'] },
  { count: null },
  { other: '1' },
])('%j stays what it is, for the validation to refuse', (texts: Record<string, unknown>) => {
  const before = structuredClone(texts)
  read(texts)
  expect(texts).toEqual(before)
})

test('of a list only what reads as a number becomes one', () => {
  const texts: Record<string, unknown> = { codes: '1,a,,2' }
  read(texts)
  expect(texts).toEqual({ codes: [1, 'a', '', 2] })
})
