import { BASE } from '@wenjin/contract'

/** Stands for our own origin: an address that leaves it is not one of ours. */
const HERE = 'http://here.invalid'

/** An address below the base, as a browser would read it; '' for anything else. */
export function readBackurl(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, HERE)) return ''
  const { origin, pathname, search, hash } = new URL(text, HERE)
  const isOwnPage = origin === HERE && (pathname === BASE || pathname.startsWith(`${BASE}/`))
  return isOwnPage ? `${pathname}${search}${hash}` : ''
}
