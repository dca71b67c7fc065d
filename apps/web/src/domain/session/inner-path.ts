import { folderOf, PATHS } from '@wenjin/contract'

/** Stands for our own origin: an address that leaves it is not one of ours. */
const HERE = 'http://here.invalid'
const SIGN_IN_PAGES = folderOf(PATHS.autologin)

/**
 * Where an address leads inside the application: path below the base, query and hash. null for one that leads outside,
 * or to the pages of signing in, which would only come back. An address may leave the base out: /pages/index/index.
 * @param base of the application, with its slashes: /m/
 */
export function innerPath(
  address: string | null | undefined,
  base = import.meta.env.BASE_URL,
): string | null {
  if (address === null || address === undefined || !address.startsWith('/')) return null
  const whole = address.startsWith('/pages/') ? `${base.slice(0, -1)}${address}` : address
  let url: URL
  try {
    url = new URL(whole, HERE)
  } catch {
    return null
  }
  const { origin, pathname, search, hash } = url
  if (origin !== HERE || !`${pathname}/`.startsWith(base)) return null
  const path = pathname.slice(base.length - 1) || '/'
  return path.startsWith('//') || path.startsWith(SIGN_IN_PAGES) ? null : `${path}${search}${hash}`
}
