import { md5 } from 'js-md5'
import { travelForm } from './travel-form.ts'

/** Guards against casual tampering only: it is in every browser. No rule of the product relies on it. */
const SALT = 'wenjin.2026.zhiyuan'

/**
 * paramSign of a call: lower-case hex MD5 of the UTF-8 string of the signed fields' values as they
 * travel (absent: empty), in the order the call declares them, without separator, then the salt.
 */
export function signParams(signed: readonly string[], params: Readonly<Record<string, unknown>>): string {
  return md5(signed.map((field) => travelForm(params[field]) ?? '').join('') + SALT)
}
