/** Stands for our own origin: an address that leaves it is not one of ours. */
const HERE = 'http://here.invalid'

/** An address below /m, as a browser would read it; '' for anything else. */
export function readBackurl(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, HERE)) return ''
  const { origin, pathname, search, hash } = new URL(text, HERE)
  const isOurs = origin === HERE && (pathname === '/m' || pathname.startsWith('/m/'))
  return isOurs ? `${pathname}${search}${hash}` : ''
}
