import { describe, expect, test } from 'vitest'
import { firstProblem } from '../../shared/lib/problem.ts'
import {
  codeProblems,
  oneTapProblems,
  passwdProblems,
  phoneProblems,
  registrationProblems,
  resetProblems,
} from './sign-in-form.ts'

const PHONE = '13900001234'
const PASSWD = 'gaokao2026'
const byCode = { phone: PHONE, smsCode: '123456', agreed: true }
const byPasswd = { phone: PHONE, passwd: 'x', agreed: true }
const registration = { phone: PHONE, passwd: PASSWD, confirm: PASSWD, agreed: true }
const reset = { phone: PHONE, smsCode: '123456', passwd: PASSWD, confirm: PASSWD }

describe('what keeps a form from being sent', () => {
  test('nothing, when it is filled in', () => {
    expect(firstProblem(codeProblems(byCode))).toBeNull()
    expect(firstProblem(codeProblems({ ...byCode, phone: ` ${PHONE} `, smsCode: ' 123456 ' }))).toBeNull()
    expect(firstProblem(passwdProblems(byPasswd))).toBeNull()
    expect(firstProblem(registrationProblems(registration))).toBeNull()
    expect(firstProblem(resetProblems(reset))).toBeNull()
    expect(firstProblem(phoneProblems(byCode))).toBeNull()
    expect(firstProblem(oneTapProblems({ agreed: true }))).toBeNull()
  })

  test.each(['12900001234', '1390000123', '139000012345', ''])('phone %j, in every form', (phone) => {
    const problem = { field: 'phone', message: '请输入正确的手机号' }
    expect(firstProblem(codeProblems({ ...byCode, phone }))).toEqual(problem)
    expect(firstProblem(passwdProblems({ ...byPasswd, phone }))).toEqual(problem)
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

  test.each(['', 'x'.repeat(33)])('password %j to sign in with', (passwd) => {
    expect(firstProblem(passwdProblems({ ...byPasswd, passwd }))).toEqual({
      field: 'passwd',
      message: '请输入正确的密码',
    })
  })

  test.each(['', 'abc1234', 'abcdefgh', '12345678', 'abcdefgh123456789', 'abc 12345', '密码abc12345'])(
    'new password %j',
    (passwd) => {
      const problem = { field: 'passwd', message: '密码必须由8-16位数字字母组成' }
      expect(firstProblem(registrationProblems({ ...registration, passwd, confirm: passwd }))).toEqual(
        problem,
      )
      expect(firstProblem(resetProblems({ ...reset, passwd, confirm: passwd }))).toEqual(problem)
    },
  )

  test('another password the second time, in the words of each form', () => {
    const confirm = `${PASSWD}x`
    expect(firstProblem(registrationProblems({ ...registration, confirm }))?.message).toBe(
      '请检查两次输入密码是否一致',
    )
    expect(firstProblem(resetProblems({ ...reset, confirm }))?.message).toBe('两次密码不一致')
  })

  test('the agreement, after the fields, in the words of each form', () => {
    const asked = { field: 'agreed', message: '请先阅读并同意用户协议' }
    expect(firstProblem(codeProblems({ ...byCode, agreed: false }))).toEqual(asked)
    expect(firstProblem(passwdProblems({ ...byPasswd, agreed: false }))).toEqual(asked)
    expect(firstProblem(oneTapProblems({ agreed: false }))).toEqual(asked)
    expect(firstProblem(registrationProblems({ ...registration, agreed: false }))).toEqual({
      field: 'agreed',
      message: '请先阅读并确认用户协议',
    })
    expect(firstProblem(codeProblems({ phone: '', smsCode: '', agreed: false }))?.field).toBe('phone')
  })
})
