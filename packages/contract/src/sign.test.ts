import { expect, test } from 'vitest'
import { signParams } from './sign.ts'
import { travelForm } from './travel-form.ts'

// made with md5sum over the values and the salt
test.each([
  [['phone', 'smsCode'], { phone: '13800000000', smsCode: '123456' }, 'fa4fd14132cd1655eb8abca3f82cc963'],
  [
    ['province', 'track', 'score'],
    { province: '湖南', track: '物理类', score: 620 },
    '5a3d22fd9ff396cf99eac2ebbd607f37',
  ],
  [['a', 'b', 'c', 'd'], { a: 32, b: 2026, c: [1, 2, 3], d: true }, 'dd42699bd4b4d8669c88620cc0dfcee0'],
  [['name'], { name: '😀' }, '2a08e1c7436f4dd4279ca9bbd012767a'],
  [['phone'], {}, '0303ad0e57356a42e62c78155406cedd'],
])('the signature over %j of %j is the MD5 of their values and the salt', (signed, params, md5) => {
  expect(signParams(signed, params)).toBe(md5)
})

test('fields that are absent, undefined or null sign alike: none of them travels', () => {
  const absent = signParams(['score', 'rank'], { score: 600 })
  expect(signParams(['score', 'rank'], { score: 600, rank: undefined })).toBe(absent)
  expect(signParams(['score', 'rank'], { score: 600, rank: null })).toBe(absent)
})

test('the order is that of the declared fields, and other fields do not count', () => {
  const params = { a: 1, b: 2 }
  expect(signParams(['a', 'b'], params)).toBe(signParams(['a', 'b'], { b: 2, a: 1, c: 3 }))
  expect(signParams(['a', 'b'], params)).not.toBe(signParams(['b', 'a'], params))
})

test('a number and its digits sign alike, so that a form and JSON of one call have one signature', () => {
  expect(signParams(['score'], { score: 600 })).toBe(signParams(['score'], { score: '600' }))
})

test.each([
  [0, '0'],
  ['', ''],
  [false, 'false'],
  [[], ''],
  [['0809', '0812'], '0809,0812'],
  [undefined, undefined],
  [null, undefined],
  [{ toString: null }, undefined],
  [[{ toString: null }, 1], ',1'],
])('%j travels as %j', (value, text) => {
  expect(travelForm(value)).toBe(text)
})

test('a value that cannot be a text does not break the signature', () => {
  const deep: unknown[] = []
  let inner = deep
  for (let i = 0; i < 100_000; i++) {
    const next: unknown[] = []
    inner.push(next)
    inner = next
  }
  expect(signParams(['score'], { score: deep })).toBe(signParams(['score'], {}))
})
