import { checkNewPasswd, checkPasswd, checkPhone, checkSmsCode, MESSAGES } from '@wenjin/contract'

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
export function passwdProblems(form: ByPasswd & Agreement) {
  return { phone: checkPhone(form.phone), passwd: checkPasswd(form.passwd), ...oneTapProblems(form) }
}

/** To register a phone with a password. */
export function registrationProblems({ phone, passwd, confirm, agreed }: ByPasswd & NewPasswd & Agreement) {
  return {
    phone: checkPhone(phone),
    passwd: checkNewPasswd(passwd),
    confirm: confirm === passwd ? null : MESSAGES.confirmRegister,
    agreed: agreed ? null : MESSAGES.agreementRegister,
  }
}

/** To set a new password by SMS code. */
export function resetProblems(form: ByCode & NewPasswd) {
  return {
    ...phoneProblems(form),
    passwd: checkNewPasswd(form.passwd),
    confirm: form.confirm === form.passwd ? null : MESSAGES.confirmReset,
  }
}
