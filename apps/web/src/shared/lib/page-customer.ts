import type { Credentials } from '@wenjin/contract'
import { readStored, writeStored } from './storage.ts'

/** A token and the header it goes in; undefined: nobody's. */
export type Token = { readonly name: string; readonly value: string } | undefined

/** Seconds; afterwards no token of before is good. */
const TOKEN_LIFE = 30 * 86_400

/** The customer this page runs for; storage may meanwhile be another one's, who signed in in another tab. */
let own = readStored('cid') ?? null

/** The customer this page began with, or took since; null: a visitor. */
export function pageCustomer(): number | null {
  return own
}

/** Makes this page and its browser the customer's. */
export function keepCredentials({ customerId, onlineToken, tokenName }: Credentials): void {
  // cid before tk, which tokenOfPage reads the other way round: no tab takes a token for another customer's
  writeStored('cid', customerId)
  writeStored('tk', onlineToken)
  writeStored('tn', tokenName)
  markPages(0)
  own = customerId
}

/** Follows a sign-in of another tab, once it is whole. Answers whose it is; null: nobody's yet. */
export function adoptCustomer(): number | null {
  if (readStored('tk') !== undefined && readStored('tn') !== undefined) own = readStored('cid') ?? null
  return own
}

/** The page is a visitor's from now on; storage is left as it is. */
export function releasePage(): void {
  own = null
}

/** Asks the server for a visitor's pages, though it does not know yet that the customer signed out. */
export function markSignedOut(): void {
  markPages(TOKEN_LIFE)
}

/** A cookie of the pages; the one that lets them come with the customer's data is out of a script's reach. */
function markPages(seconds: number): void {
  const path = import.meta.env.BASE_URL.replace(/\/$/, '')
  document.cookie = `wenjin_signed_out=1; path=${path}; max-age=${seconds}; samesite=lax`
}

/** Whether what the page does and shows still belongs to the customer signed in on this phone. A visitor's always does. */
export function isPageCurrent(): boolean {
  return own === null || readStored('cid') === own
}

/** The page customer's own token; a visitor has none, even after a sign-in in another tab. */
export function tokenOfPage(): Token {
  const value = readStored('tk')
  const name = readStored('tn')
  const usable = own !== null && isPageCurrent()
  return usable && name !== undefined && value !== undefined ? { name, value } : undefined
}

/** Leaves for home, which belongs to the customer signed in now. Never settles: the page is going. */
export function leavePage(): Promise<never> {
  location.replace(import.meta.env.BASE_URL)
  return new Promise(() => {})
}
