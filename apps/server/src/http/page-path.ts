import { BASE } from '@wenjin/contract'

/** An address of letters, digits, - and _, as every page's is. */
const PLAIN = /^[\w/-]*$/

/**
 * The one spelling of a page's path: no slash at the end or twice, no letter percent-encoded. Upper and lower case are two
 * addresses. Any other path is left as it is.
 * @param path below the base, the base included, without its query
 */
export function canonicalPath(path: string): string {
  const plain = decoded(path)
  if (plain === undefined || !PLAIN.test(plain)) return path
  const single = plain.replaceAll(/\/{2,}/g, '/')
  return single === `${BASE}/` ? single : single.replace(/\/$/, '')
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
