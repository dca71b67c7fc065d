import { expect, test } from 'vitest'
import { hiddenPhoneProblem } from './hidden-phone.ts'

test.each([
  ['13812345678', null],
  [' 13812345678 ', null],
  ['13800005678', null],
  ['13912345678', '与账号的手机号 138****5678 不一致'],
  ['13812345679', '与账号的手机号 138****5678 不一致'],
  ['1381234567', '请输入正确的手机号'],
  ['', '请输入正确的手机号'],
])('of %j against 138****5678 is said: %s', (phone, said) => {
  expect(hiddenPhoneProblem(phone, '138****5678')).toBe(said)
})
