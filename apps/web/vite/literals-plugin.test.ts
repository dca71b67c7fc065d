import { expect, test } from 'vitest'
import { writeLiterals } from './literals-plugin.ts'

test('a call for limits becomes the limits', () => {
  expect(writeLiterals(`const { name } = callLimits('updateCustomerTag')\nconst other = 1`)).toBe(
    `const { name } = ({"tags":{"maxItems":20,"items":{"maxLength":12,"minLength":1}}})\nconst other = 1`,
  )
})

test('a call for the code of a refusal becomes the code', () => {
  expect(writeLiterals(`error.code === refusalCode('listChanged')`)).toBe(`error.code === ("40901")`)
})

test.each([
  'callLimits(name)',
  "callLimits('noSuchCall')",
  "callLimits('saveReport', 1)",
  "callLimits('toString')",
  "refusalCode('noSuchRefusal')",
])('%s is refused: the build has no value to write there', (code) => {
  expect(() => writeLiterals(code)).toThrow('takes a name of the contract, written out')
})

test('an import and a type of it stay as they are', () => {
  const code = `import { callLimits } from '@wenjin/contract'\ntype A = ReturnType<typeof callLimits>`
  expect(writeLiterals(code)).toBe(code)
})
