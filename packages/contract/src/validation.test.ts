import { describe, expect, test } from 'vitest'
import {
  canBind,
  checkEmail,
  checkNewPassword,
  checkPassword,
  checkPhone,
  checkSmsCode,
  gaokaoYears,
} from './validation.ts'

describe('checkPhone', () => {
  test.each(['13800000000', '19912345678', ' 15812345678 '])('takes %s', (phone) => {
    expect(checkPhone(phone)).toBeNull()
  })

  test.each([
    '',
    '1380000000',
    '138000000000',
    '12800000000',
    '23800000000',
    '1380000000a',
    '+8613800000000',
    '138 0000 0000',
    '１３８００００００００',
  ])('refuses "%s" with the wording of the form', (phone) => {
    expect(checkPhone(phone)).toBe('请输入正确的手机号')
  })
})

describe('checkEmail', () => {
  test.each(['a@b.cn', ' wang.fang+1@mail.example.com ', 'X_1@EXAMPLE.COM', '123456@qq.com'])(
    'takes %j',
    (email) => expect(checkEmail(email)).toBeNull(),
  )
  test.each([
    '',
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a b@c.cn',
    'a@b..cn',
    'a@-b.cn',
    'a@b.cn.',
    'a@b@c.cn',
    '王@b.cn',
  ])('refuses %j', (email) => expect(checkEmail(email)).toBe('请输入正确的邮箱'))
})

describe('checkSmsCode', () => {
  test.each(['123456', ' 123456 ', '000000'])('takes "%s"', (code) => {
    expect(checkSmsCode(code)).toBeNull()
  })

  test.each(['', '12345', '1234567', '     6'])('refuses "%s"', (code) => {
    expect(checkSmsCode(code)).toBe('请输入正确的验证码')
  })
})

describe('gaokaoYears', () => {
  test.each([
    ['2026-01-01T00:00:00+08:00', 2026],
    ['2026-06-26T09:00:00+08:00', 2026],
    ['2026-08-31T23:59:59+08:00', 2026],
    ['2026-09-01T00:00:00+08:00', 2027],
    ['2026-12-31T23:59:59+08:00', 2027],
  ])('at %s five years begin with %i', (moment, first) => {
    expect(gaokaoYears(new Date(moment))).toEqual([first, first + 1, first + 2, first + 3, first + 4])
  })

  test("are counted in China's time, wherever the machine stands", () => {
    expect(gaokaoYears(new Date('2026-08-31T16:00:00Z'))[0]).toBe(2027)
    expect(gaokaoYears(new Date('2025-12-31T16:00:00Z'))[0]).toBe(2026)
    expect(gaokaoYears(new Date('2026-08-31T15:59:59Z'))[0]).toBe(2026)
  })
})

describe('checkPassword', () => {
  test.each(['1', '密码', 'x'.repeat(32)])('takes "%s"', (password) =>
    expect(checkPassword(password)).toBeNull(),
  )
  test.each(['', 'x'.repeat(33)])('refuses "%s"', (password) => {
    expect(checkPassword(password)).toBe('请输入正确的密码')
  })
})

describe('checkNewPassword', () => {
  test.each(['abcdefg1', '1234567a', 'Ab1!Ab1!', 'a234567890123456'])('takes %s', (password) => {
    expect(checkNewPassword(password)).toBeNull()
  })
  test.each([
    '',
    'abcdef1',
    'abcdefgh',
    '12345678',
    'a2345678901234567',
    'abc 1234',
    '密码abcd1234',
    'abcd123\n',
  ])('refuses "%s" with the wording of the form', (password) =>
    expect(checkNewPassword(password)).toBe('密码必须由8-16位数字字母组成'),
  )
})

test('binding takes both a province and a year', () => {
  expect([canBind(32, 2026), canBind(32, null), canBind(null, 2026), canBind(null, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
