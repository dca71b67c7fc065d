import { checkNewPassword, checkPassword } from '@wenjin/contract'
import type { Keys } from '@wenjin/database/keys/keys'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'

/** The password to sign in with that came encrypted. Throws Refusal 40001. */
export function readPassword(keys: Keys, text: string | undefined, now: Date): Promise<string> {
  return read(keys, text, now, checkPassword)
}

/** A new password that came encrypted. Throws Refusal 40001. */
export function readNewPassword(keys: Keys, text: string | undefined, now: Date): Promise<string> {
  return read(keys, text, now, checkNewPassword)
}

async function read(
  keys: Keys,
  text: string | undefined,
  now: Date,
  check: (password: string) => string | null,
): Promise<string> {
  if (text === undefined) throw refuse.passwordMissing()
  const password = await keys.decryptPassword(text, now)
  if (password === undefined) throw refuse.passwordUnreadable()
  refuseInvalid(check(password))
  return password
}
