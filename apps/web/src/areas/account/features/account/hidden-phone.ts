import { checkPhone } from '@wenjin/contract'

/** What is wrong with a phone that should be the account's, as far as its hidden form (138****0000) tells. */
export function hiddenPhoneProblem(phone: string, hidden: string): string | null {
  const wrong = checkPhone(phone)
  if (wrong !== null) return wrong
  const typed = phone.trim()
  return typed.startsWith(hidden.slice(0, 3)) && typed.endsWith(hidden.slice(-4)) ? null : notOwn(hidden)
}

export function notOwn(hidden: string): string {
  return `与账号的手机号 ${hidden} 不一致`
}
