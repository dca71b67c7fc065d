import { describe, expect, test } from 'vitest'
import { firstProblem } from '../../shared/lib/problem.ts'
import {
  codeProblems,
  oneTapProblems,
  passwordProblems,
  phoneProblems,
  registrationProblems,
  resetProblems,
} from './sign-in-form.ts'

const PHONE = '13900001234'
const PASSWORD = 'gaokao2026'
const byCode = { phone: PHONE, smsCode: '123456', agreed: true }
const byPassword = { phone: PHONE, passwd: 'x', agreed: true }
const registration = { phone: PHONE, passwd: PASSWORD, confirm: PASSWORD, agreed: true }
const reset = { phone: PHONE, smsCode: '123456', passwd: PASSWORD, confirm: PASSWORD }

describe('what keeps a form from being sent', () => {
  test('nothing, when it is filled in', () => {
    expect(firstProblem(codeProblems(byCode))).toBeNull()
    expect(firstProblem(codeProblems({ ...byCode, phone: ` ${PHONE} `, smsCode: ' 123456 ' }))).toBeNull()
    expect(firstProblem(passwordProblems(byPassword))).toBeNull()
    expect(firstProblem(registrationProblems(registration))).toBeNull()
    expect(firstProblem(resetProblems(reset))).toBeNull()
    expect(firstProblem(phoneProblems(byCode))).toBeNull()
    expect(firstProblem(oneTapProblems({ agreed: true }))).toBeNull()
  })

  test.each(['12900001234', '1390000123', '139000012345', ''])('phone %j, in every form', (phone) => {
    const problem = { field: 'phone', message: '请输入正确的手机号' }
    expect(firstProblem(codeProblems({ ...byCode, phone }))).toEqual(problem)
    expect(firstProblem(passwordProblems({ ...byPassword, phone }))).toEqual(problem)
    expect(firstProblem(registrationProblems({ ...registration, phone }))).toEqual(problem)
    expect(firstProblem(resetProblems({ ...reset, phone }))).toEqual(problem)
    expect(firstProblem(phoneProblems({ ...byCode, phone }))).toEqual(problem)
  })

  test.each(['12345', '1234567', '', '      '])('code %j', (smsCode) => {
    const problem = { field: 'smsCode', message: '请输入正确的验证码' }
    expect(firstProblem(codeProblems({ ...byCode, smsCode }))).toEqual(problem)
    expect(firstProblem(resetProblems({ ...reset, smsCode }))).toEqual(problem)
    expect(firstProblem(phoneProblems({ ...byCode, smsCode }))).toEqual(problem)
  })

  test.each(['', 'x'.repeat(33)])('password %j to sign in with', (password) => {
    expect(firstProblem(passwordProblems({ ...byPassword, passwd: password }))).toEqual({
      field: 'passwd',
      message: '请输入正确的密码',
    })
  })

  test.each(['', 'abc1234', 'abcdefgh', '12345678', 'abcdefgh123456789', 'abc 12345', '密码abc12345'])(
    'new password %j',
    (password) => {
      const problem = { field: 'passwd', message: '密码必须由8-16位数字字母组成' }
      expect(
        firstProblem(registrationProblems({ ...registration, passwd: password, confirm: password })),
      ).toEqual(problem)
      expect(firstProblem(resetProblems({ ...reset, passwd: password, confirm: password }))).toEqual(problem)
    },
  )

  test('another password the second time, in the words of each form', () => {
    const confirm = `${PASSWORD}x`
    expect(firstProblem(registrationProblems({ ...registration, confirm }))?.message).toBe(
      '请检查两次输入密码是否一致',
    )
    expect(firstProblem(resetProblems({ ...reset, confirm }))?.message).toBe('两次密码不一致')
  })

  test('the agreement, after the fields, in the words of each form', () => {
    const asked = { field: 'agreed', message: '请先阅读并同意用户协议' }
    expect(firstProblem(codeProblems({ ...byCode, agreed: false }))).toEqual(asked)
    expect(firstProblem(passwordProblems({ ...byPassword, agreed: false }))).toEqual(asked)
    expect(firstProblem(oneTapProblems({ agreed: false }))).toEqual(asked)
    expect(firstProblem(registrationProblems({ ...registration, agreed: false }))).toEqual({
      field: 'agreed',
      message: '请先阅读并确认用户协议',
    })
    expect(firstProblem(codeProblems({ phone: '', smsCode: '', agreed: false }))?.field).toBe('phone')
  })
})
