import { expect, test } from 'vitest'
import { isRefusal, refuse, refuseInvalid } from './refusal.ts'

test('a refusal has the code and the words of its name', () => {
  expect(refuse.noBatch()).toMatchObject({ code: '40006', message: '该省份没有这个批次', data: null })
  expect(isRefusal(refuse.noBatch())).toBe(true)
  expect(isRefusal(new Error('该省份没有这个批次'))).toBe(false)
})

test('its words are made of the facts of the case, and what else it carries comes after them', () => {
  expect(refuse.likesFull(500).message).toBe('最多收藏500个')
  const cause = new Error('down')
  expect(refuse.smsTooSoon(30, { retryAfter: 30, cause })).toMatchObject({
    message: '30秒后可重新获取验证码',
    retryAfter: 30,
    cause,
  })
  expect(refuse.listChanged({ data: [1] }).data).toEqual([1])
})

test('what a check has nothing against goes on, anything else is told in its words', () => {
  expect(() => refuseInvalid(null)).not.toThrow()
  expect(() => refuseInvalid('请输入正确的手机号')).toThrow(refuse.invalid('请输入正确的手机号'))
})
