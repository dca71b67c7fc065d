import { createHash } from 'node:crypto'

export interface JsapiParams {
  readonly ticket: string
  readonly noncestr: string
  /** Seconds since 1970. */
  readonly timestamp: number
  /** The page's address without hash, as the browser has it. */
  readonly url: string
}

/** JSSDK signature as the messaging app publishes it: SHA-1, hex, of the fields in the order of their names. */
export function signJsapi({ ticket, noncestr, timestamp, url }: JsapiParams): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}
