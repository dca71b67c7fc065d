import { chinaClock } from '@wenjin/engine'

/** Field rules that both sides apply, and their wording. Each check gives the message or null. */

/** Mainland mobile number. */
const PHONE = /^1[3-9]\d{9}$/

/** Longest input of a phone number. */
export const PHONE_LENGTH = 11
export const SMS_CODE_LENGTH = 6
export const SMS_COUNTDOWN_SECONDS = 60

/** Most characters that may be typed of a password: to sign in and to register, and to reset it. */
export const PASSWORD_INPUT = { signIn: 32, register: 32, reset: 16 } as const

/** What each SMS code proves (smsCode's type). */
export const SMS_TYPES = { signIn: 1, oldPhone: 2, newPhone: 3, delAccount: 4 } as const

export const MESSAGES = {
  phone: '请输入正确的手机号',
  smsCode: '请输入正确的验证码',
  /** Of a password to sign in with. */
  password: '请输入正确的密码',
  newPassword: '密码必须由8-16位数字字母组成',
  newPasswordHint: '新密码由8-16位数字字母组成',
  confirmReset: '两次密码不一致',
  confirmRegister: '请检查两次输入密码是否一致',
  agreement: '请先阅读并同意用户协议',
  agreementRegister: '请先阅读并确认用户协议',
  noChoices: '请先填报志愿！',
  noBatch: '当前省份暂无数据！',
  provinceClosed: '该省份数据暂未开通，敬请期待！',
  noLines: '该省份目前只有一分一段，没有投档线，暂不能算概率',
  provinceLocked: '尚未开通该省份权限，请联系客服',
  realName: '请输入身份证上的姓名',
  idCard: '请输入正确的身份证号',
  email: '请输入正确的邮箱',
} as const

export function checkPhone(phone: string): string | null {
  return PHONE.test(phone.trim()) ? null : MESSAGES.phone
}

/** What mail systems take in practice: no blanks, one @, a dot in the domain. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i

export function checkEmail(email: string): string | null {
  return EMAIL.test(email.trim()) ? null : MESSAGES.email
}

/** Exactly six characters after trimming. */
export function checkSmsCode(code: string): string | null {
  return code.trim().length === SMS_CODE_LENGTH ? null : MESSAGES.smsCode
}

/** A password to sign in with: not empty, at most 32 characters. */
export function checkPassword(password: string): string | null {
  return password !== '' && password.length <= PASSWORD_INPUT.signIn ? null : MESSAGES.password
}

/** A new password: 8 to 16 visible ASCII characters, at least one digit and one letter. */
export function checkNewPassword(password: string): string | null {
  const fits = /^[\u0021-\u007e]{8,16}$/.test(password) && /\d/.test(password) && /[A-Za-z]/.test(password)
  return fits ? null : MESSAGES.newPassword
}

/** Both chosen: the bind button works. */
export function canBind(provinceId: number | null, year: number | null): boolean {
  return provinceId !== null && year !== null
}

/**
 * The gaokao years a person may choose: five from the current year, or from the next one when the
 * month is after August. `now` is read on China's clock.
 */
export function gaokaoYears(now: Date): number[] {
  const { year, month } = chinaClock(now)
  const first = month > 8 ? year + 1 : year
  return Array.from({ length: 5 }, (_, i) => first + i)
}
