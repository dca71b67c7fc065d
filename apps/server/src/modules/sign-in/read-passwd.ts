import { checkNewPasswd, checkPasswd, MESSAGES } from '@wenjin/contract'
import type { Keys } from '@wenjin/data'
import { Refusal } from '../../refusal.ts'

/** The password to sign in with that came encrypted. Throws Refusal 40001. */
export function readPasswd(keys: Keys, text: string | undefined, now: Date): Promise<string> {
  return read(keys, text, now, checkPasswd)
}

/** A new password that came encrypted. Throws Refusal 40001. */
export function readNewPasswd(keys: Keys, text: string | undefined, now: Date): Promise<string> {
  return read(keys, text, now, checkNewPasswd)
}

async function read(
  keys: Keys,
  text: string | undefined,
  now: Date,
  check: (passwd: string) => string | null,
): Promise<string> {
  if (text === undefined) throw new Refusal('40001', MESSAGES.passwd)
  const passwd = await keys.decryptPasswd(text, now)
  if (passwd === undefined) throw new Refusal('40001', '密码无法识别，请刷新页面后重试')
  const bad = check(passwd)
  if (bad !== null) throw new Refusal('40001', bad)
  return passwd
}
