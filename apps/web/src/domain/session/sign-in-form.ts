import { checkNewPassword, checkPassword, checkPhone, checkSmsCode, MESSAGES } from '@wenjin/contract'

interface ByCode {
  readonly phone: string
  readonly smsCode: string
}

interface ByPassword {
  readonly phone: string
  readonly passwd: string
}

interface Agreement {
  readonly agreed: boolean
}

interface NewPassword {
  readonly passwd: string
  /** The password again. */
  readonly confirm: string
}

/** To go on by one tap in the messaging app. */
export function oneTapProblems({ agreed }: Agreement) {
  return { agreed: agreed ? null : MESSAGES.agreement }
}

/** To prove a phone. */
export function phoneProblems({ phone, smsCode }: ByCode) {
  return { phone: checkPhone(phone), smsCode: checkSmsCode(smsCode) }
}

/** To sign in by SMS code. */
export function codeProblems(form: ByCode & Agreement) {
  return { ...phoneProblems(form), ...oneTapProblems(form) }
}

/** To sign in by password. */
export function passwordProblems(form: ByPassword & Agreement) {
  return { phone: checkPhone(form.phone), passwd: checkPassword(form.passwd), ...oneTapProblems(form) }
}

/** To register a phone with a password. */
export function registrationProblems({
  phone,
  passwd: password,
  confirm,
  agreed,
}: ByPassword & NewPassword & Agreement) {
  return {
    phone: checkPhone(phone),
    passwd: checkNewPassword(password),
    confirm: confirm === password ? null : MESSAGES.confirmRegister,
    agreed: agreed ? null : MESSAGES.agreementRegister,
  }
}

/** To set a new password by SMS code. */
export function resetProblems(form: ByCode & NewPassword) {
  return {
    ...phoneProblems(form),
    passwd: checkNewPassword(form.passwd),
    confirm: form.confirm === form.passwd ? null : MESSAGES.confirmReset,
  }
}
