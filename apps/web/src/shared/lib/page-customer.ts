import type { Credentials } from '@wenjin/contract'
import { readStored, writeStored } from './storage.ts'

/** A token and the header it goes in; undefined: nobody's. */
export type Token = { readonly name: string; readonly value: string } | undefined

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

/** Whether what the page does and shows still belongs to whoever is signed in on this phone. A visitor's always does. */
export function isPageCurrent(): boolean {
  return own === null || readStored('cid') === own
}

/** The page customer's own token; nobody's for a visitor, whoever signed in elsewhere. */
export function tokenOfPage(): Token {
  const value = readStored('tk')
  const name = readStored('tn')
  const usable = own !== null && isPageCurrent()
  return usable && name !== undefined && value !== undefined ? { name, value } : undefined
}

/** Leaves for home, which belongs to whoever is signed in now. Never settles: the page is going. */
export function leavePage(): Promise<never> {
  location.replace(import.meta.env.BASE_URL)
  return new Promise(() => {})
}
