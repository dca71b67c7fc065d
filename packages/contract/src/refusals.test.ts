import { expect, test } from 'vitest'
import { RESULT_CODES } from './errors.ts'
import { REFUSALS } from './refusals.ts'

const rows = Object.entries(REFUSALS).map(([name, [code, wording]]) => {
  const facts = ['甲', '乙', '丙'] as never[]
  const make: string | ((...facts: never[]) => string) = wording
  return { name, code, text: typeof make === 'string' ? make : make(...facts) }
})

test.each(rows)('$name says in Chinese what is wrong, under a code of the list', ({ code, text }) => {
  expect(RESULT_CODES).toHaveProperty(code)
  expect(text).toMatch(/\p{Script=Han}/u)
})

test('no refusal stands twice', () => {
  const said = rows.map(({ code, text }) => `${code} ${text}`).filter((text) => !/^\d+ 甲$/.test(text))
  expect(said).toEqual([...new Set(said)])
})

test('one wording stands for a wrong phone and a wrong password', () => {
  expect(rows.filter(({ code }) => code === '40004').map(({ text }) => text)).toEqual(['手机号或密码错误'])
})
