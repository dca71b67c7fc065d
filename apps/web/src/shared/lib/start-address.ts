/** What a sign-in answers, as an address may carry it. */
export interface AddressCredentials {
  readonly customerId: number
  readonly onlineToken: string
  readonly tokenName: string
}

interface StartAddress {
  readonly from: string | undefined
  readonly shareCode: string | undefined
  /** Place a shared link says it comes from. */
  readonly fromCode: string | undefined
  readonly credentials: AddressCredentials | undefined
  /** The query without the credentials, with its question mark; '' when nothing is left. */
  readonly rest: string
}

const CREDENTIAL_KEYS: readonly string[] = ['cid', 'tk', 'tn']
/** Longest from, shareCode and fromCode that calls take. */
const MAX_LENGTH = 64
/** What they are written in: visible signs, which calls take. */
const WRITTEN = /^[\x20-\x7e\u4e00-\u9fff]+$/

/** Reads what the query of a visit's first address carries. Credentials that cannot be meant are left out of both. */
export function readStartAddress(search: string): StartAddress {
  const query = new URLSearchParams(search)
  const brings = CREDENTIAL_KEYS.some((key) => query.has(key))
  const rest = new URLSearchParams(search)
  for (const key of CREDENTIAL_KEYS) rest.delete(key)
  const left = rest.toString()
  return {
    from: textOf(query.get('from')),
    shareCode: textOf(query.get('shareCode')),
    fromCode: textOf(query.get('fromCode')),
    credentials: credentialsIn(query),
    rest: brings ? (left === '' ? '' : `?${left}`) : search,
  }
}

function textOf(value: string | null): string | undefined {
  return value === null || value.length > MAX_LENGTH || !WRITTEN.test(value) ? undefined : value
}

function credentialsIn(query: URLSearchParams): AddressCredentials | undefined {
  const [customerId, onlineToken, tokenName] = CREDENTIAL_KEYS.map((key) => query.get(key) ?? '')
  if (!/^[1-9]\d{0,15}$/.test(customerId ?? '')) return undefined
  // both travel as a header: what a header cannot carry is no credential
  if (!/^[\x21-\x7e]{1,200}$/.test(onlineToken ?? '') || !/^[\w-]{1,64}$/.test(tokenName ?? ''))
    return undefined
  return { customerId: Number(customerId), onlineToken: onlineToken ?? '', tokenName: tokenName ?? '' }
}
