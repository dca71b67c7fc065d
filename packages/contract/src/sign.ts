import { md5 } from 'js-md5'

/** Guards against casual tampering only: it is in every browser. No rule of the product relies on it. */
const SALT = 'wenjin.2026.zhiyuan'

/**
 * paramSign of a call: lower-case hex MD5 of the UTF-8 string of the signed fields' values as they
 * travel (absent: empty), in the order the call declares them, without separator, then the salt.
 */
export function signParams(signed: readonly string[], params: Readonly<Record<string, unknown>>): string {
  return md5(signed.map((field) => travelForm(params[field]) ?? '').join('') + SALT)
}

/**
 * A value as it travels in a query or form: lists joined by commas, undefined and null not at all.
 * JSON bodies send the value itself; the signature reads this form of it.
 */
export function travelForm(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.join(',') : String(value as string | number | boolean)
}
