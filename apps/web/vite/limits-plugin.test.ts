import { expect, test } from 'vitest'
import { writeLimits } from './limits-plugin.ts'

test('a call for limits becomes the limits', () => {
  expect(writeLimits(`const { name } = callLimits('updateCustomerTag')\nconst other = 1`)).toBe(
    `const { name } = ({"tags":{"maxItems":20,"items":{"maxLength":12,"minLength":1}}})\nconst other = 1`,
  )
})

test.each([
  'callLimits(name)',
  "callLimits('noSuchCall')",
  "callLimits('saveReport', 1)",
  "callLimits('toString')",
])('%s is refused: the build can write no limits there', (code) => {
  expect(() => writeLimits(code)).toThrow('callLimits takes the name of a call, written out')
})

test('an import and a type of it stay as they are', () => {
  const code = `import { callLimits } from '@wenjin/contract'\ntype A = ReturnType<typeof callLimits>`
  expect(writeLimits(code)).toBe(code)
})
