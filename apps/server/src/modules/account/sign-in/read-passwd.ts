import { checkNewPasswd, checkPasswd } from '@wenjin/contract'
import type { Keys } from '@wenjin/database/keys/keys'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'

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
  if (text === undefined) throw refuse.passwdMissing()
  const passwd = await keys.decryptPasswd(text, now)
  if (passwd === undefined) throw refuse.passwdUnreadable()
  refuseInvalid(check(passwd))
  return passwd
}
