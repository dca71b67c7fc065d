/** Field rules that both sides apply, and their wording. Each check gives the message or null. */

/** Mainland mobile number. */
const PHONE = /^1[3-9]\d{9}$/

export const SMS_CODE_LENGTH = 6
export const SMS_COUNTDOWN_SECONDS = 60

export const MESSAGES = {
  phone: '请输入正确的手机号',
  smsCode: '请输入正确的验证码',
  agreement: '请先阅读并同意用户协议',
  noDraft: '请先填报志愿！',
  noBatch: '当前省份暂无数据！',
  provinceClosed: '该省份数据暂未开通，敬请期待！',
  provinceLocked: '尚未开通该省份权限，请联系客服',
} as const

export function checkPhone(phone: string): string | null {
  return PHONE.test(phone.trim()) ? null : MESSAGES.phone
}

/** Exactly six characters after trimming. */
export function checkSmsCode(code: string): string | null {
  return code.trim().length === SMS_CODE_LENGTH ? null : MESSAGES.smsCode
}

/**
 * The gaokao years a person may choose: five from the current year, or from the next one when the
 * month is after August. `now` is read in China's time (UTC+8, no summer time).
 */
export function gaokaoYears(now: Date): number[] {
  const china = new Date(now.getTime() + 8 * 3_600_000)
  const first = china.getUTCFullYear() + (china.getUTCMonth() + 1 > 8 ? 1 : 0)
  return Array.from({ length: 5 }, (_, i) => first + i)
}
