import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import type { QywxCallbackKeys } from '../secret/index.ts'

/** What comes with every callback, in its query. */
export interface CallbackStamp {
  readonly signature: string
  readonly timestamp: string
  readonly nonce: string
}

/** Blocks that messages are filled up to (PKCS #7 over 32 bytes), random bytes before them, bytes of their length. */
const BLOCK = 32
const RANDOM = 16
const LENGTH = 4
const KEY_BYTES = 32

/**
 * The message of a callback of the enterprise edition: signature SHA-1 over token, timestamp, nonce and text in the
 * order of their bytes; text AES-256-CBC under the key of EncodingAESKey, of 16 random bytes, the length, the message
 * and the corpid. undefined for what is not signed, not decipherable, or not for this corpid.
 */
export function openCallback(
  keys: QywxCallbackKeys,
  { signature, timestamp, nonce }: CallbackStamp,
  text: string,
): string | undefined {
  const right = createHash('sha1').update([keys.token, timestamp, nonce, text].toSorted().join('')).digest()
  const claimed = Buffer.from(signature, 'hex')
  if (claimed.length !== right.length || !timingSafeEqual(claimed, right)) return undefined
  const plain = decipher(keys.aesKey, text)
  if (plain === undefined || plain.length < RANDOM + LENGTH) return undefined
  const start = RANDOM + LENGTH
  const end = start + plain.readUInt32BE(RANDOM)
  if (plain.toString('utf8', end) !== keys.corpid) return undefined
  return plain.toString('utf8', start, end)
}

function decipher(aesKey: string, text: string): Buffer | undefined {
  const key = Buffer.from(aesKey, 'base64')
  const bytes = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES || bytes.length === 0) return undefined
  try {
    const aes = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    const padded = Buffer.concat([aes.update(bytes), aes.final()])
    const padding = padded.at(-1) ?? 0
    return padding >= 1 && padding <= BLOCK ? padded.subarray(0, padded.length - padding) : undefined
  } catch {
    return undefined
  }
}
