import { expect, test } from 'vitest'
import { ERROR_WORDING, RESULT_CODES } from './errors.ts'

test('every code has its reaction, as the specification lists them', () => {
  const reactions = Object.fromEntries(
    Object.entries(RESULT_CODES).map(([code, { reaction }]) => [code, reaction]),
  )
  expect(reactions).toEqual({
    '0000': 'none',
    '6001': 'banned',
    '40001': 'toast',
    '40002': 'toast',
    '40003': 'toast',
    '40004': 'toast',
    '40005': 'verify-phone',
    '40006': 'toast',
    '40007': 'toast',
    '40101': 'session-lost',
    '40103': 'session-lost',
    '40104': 'session-lost',
    '40105': 'session-lost',
    '40301': 'toast',
    '40302': 'membership',
    '40303': 'popup',
    '40401': 'toast',
    '40901': 'merge',
    '42901': 'toast',
    '50001': 'toast',
  })
})

test('every code says when it is thrown, and wording shown to people is Chinese', () => {
  for (const { when } of Object.values(RESULT_CODES)) expect(when).toMatch(/[\u4e00-\u9fff]/)
  for (const [code, text] of Object.entries(ERROR_WORDING)) {
    expect(RESULT_CODES).toHaveProperty(code)
    expect(text).toMatch(/^[\u4e00-\u9fff，]+$/)
  }
})

test('one wording stands for a wrong phone and a wrong password', () => {
  expect(ERROR_WORDING['40004']).toBe('手机号或密码错误')
})
