import { describe, expect, test } from 'vitest'
import { signInProblem } from './sign-in-form.ts'

const filled = { phone: '13900001234', smsCode: '123456', agreed: true }

describe('sign-in form', () => {
  test('a phone number, six digits and the agreement are enough', () => {
    expect(signInProblem(filled)).toBeNull()
    expect(signInProblem({ ...filled, phone: ' 13900001234 ', smsCode: ' 123456 ' })).toBeNull()
  })

  test.each([
    ['12900001234', '请输入正确的手机号'],
    ['1390000123', '请输入正确的手机号'],
    ['', '请输入正确的手机号'],
  ])('phone %j is refused', (phone, message) => {
    expect(signInProblem({ ...filled, phone })).toEqual({ field: 'phone', message })
  })

  test('a code of another length is refused', () => {
    expect(signInProblem({ ...filled, smsCode: '12345' })).toEqual({
      field: 'smsCode',
      message: '请输入正确的验证码',
    })
  })

  test('without the agreement it is asked for, after the fields', () => {
    expect(signInProblem({ ...filled, agreed: false })).toEqual({
      field: 'agreed',
      message: '请先阅读并同意用户协议',
    })
    expect(signInProblem({ phone: '', smsCode: '', agreed: false })?.field).toBe('phone')
  })
})
