import { checkPhone, checkSmsCode, MESSAGES } from '@wenjin/contract'

export interface SignInForm {
  readonly phone: string
  readonly smsCode: string
  readonly agreed: boolean
}

/** The first field that keeps a person from signing in, and what to say of it; null when none does. */
export function signInProblem({
  phone,
  smsCode,
  agreed,
}: SignInForm): { readonly field: keyof SignInForm; readonly message: string } | null {
  const wrongPhone = checkPhone(phone)
  if (wrongPhone !== null) return { field: 'phone', message: wrongPhone }
  const wrongCode = checkSmsCode(smsCode)
  if (wrongCode !== null) return { field: 'smsCode', message: wrongCode }
  return agreed ? null : { field: 'agreed', message: MESSAGES.agreement }
}
