import { CallError } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { isPassingFailure } from './passing-failure.ts'

test.each([
  ['transport', true],
  ['42901', true],
  ['50001', true],
  ['40001', false],
  ['40105', false],
  ['40401', false],
] as const)('a failure with code %s passes: %s', (code, passes) => {
  expect(isPassingFailure(new CallError(code, '', 0, null))).toBe(passes)
})

test('what is not an answer to a call does not pass', () => {
  expect(isPassingFailure(new TypeError('broken'))).toBe(false)
})
