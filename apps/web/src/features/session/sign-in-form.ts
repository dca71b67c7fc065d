import { checkNewPasswd, checkPasswd, checkPhone, checkSmsCode, MESSAGES } from '@wenjin/contract'
import { firstProblem } from '../../shared/lib/problem.ts'
import type { Problem } from '../../shared/lib/problem.ts'

interface ByCode {
  readonly phone: string
  readonly smsCode: string
}

interface ByPasswd {
  readonly phone: string
  readonly passwd: string
}

interface Agreement {
  readonly agreed: boolean
}

interface NewPasswd {
  readonly passwd: string
  /** The password once more. */
  readonly confirm: string
}

/** To go on by one tap in the messaging app. */
export function oneTapProblem({ agreed }: Agreement): Problem<'agreed'> | null {
  return firstProblem([['agreed', agreed ? null : MESSAGES.agreement]])
}

/** To sign in by SMS code. */
export function codeProblem(form: ByCode & Agreement): Problem<'phone' | 'smsCode' | 'agreed'> | null {
  return phoneProblem(form) ?? oneTapProblem(form)
}

/** To sign in by password. */
export function passwdProblem({
  phone,
  passwd,
  agreed,
}: ByPasswd & Agreement): Problem<'phone' | 'passwd' | 'agreed'> | null {
  return (
    firstProblem([
      ['phone', checkPhone(phone)],
      ['passwd', checkPasswd(passwd)],
    ]) ?? oneTapProblem({ agreed })
  )
}

/** To register a phone with a password. */
export function registrationProblem({
  phone,
  passwd,
  confirm,
  agreed,
}: ByPasswd & NewPasswd & Agreement): Problem<'phone' | 'passwd' | 'confirm' | 'agreed'> | null {
  return firstProblem([
    ['phone', checkPhone(phone)],
    ['passwd', checkNewPasswd(passwd)],
    ['confirm', confirm === passwd ? null : MESSAGES.confirmRegister],
    ['agreed', agreed ? null : MESSAGES.agreementRegister],
  ])
}

/** To set a new password by SMS code. */
export function resetProblem(
  form: ByCode & NewPasswd,
): Problem<'phone' | 'smsCode' | 'passwd' | 'confirm'> | null {
  const { passwd, confirm } = form
  return (
    phoneProblem(form) ??
    firstProblem([
      ['passwd', checkNewPasswd(passwd)],
      ['confirm', confirm === passwd ? null : MESSAGES.confirmReset],
    ])
  )
}

/** To prove a phone. */
export function phoneProblem({ phone, smsCode }: ByCode): Problem<'phone' | 'smsCode'> | null {
  return firstProblem([
    ['phone', checkPhone(phone)],
    ['smsCode', checkSmsCode(smsCode)],
  ])
}
