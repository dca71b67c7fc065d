import { describe, expect, test } from 'vitest'
import { checkPhone, checkSmsCode, gaokaoYears } from './validation.ts'

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
