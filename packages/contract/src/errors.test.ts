import { expect, test } from 'vitest'
import { REACTIONS, RESULT_CODES } from './errors.ts'

test('every code has its reaction, as the specification lists them', () => {
  expect(REACTIONS).toEqual({
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

test('every code says when it is thrown', () => {
  for (const { when } of Object.values(RESULT_CODES)) expect(when).toMatch(/[\u4e00-\u9fff]/)
})
