import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import type { KeyRecord } from './key-record.ts'

/** How long a password may still come under the key before the newest, in milliseconds. */
const GRACE_MS = 3_600_000
const IV_BYTES = 12
const TAG_BYTES = 16

export interface PublicKey {
  readonly keyId: string
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string
}

/** What the keys of an installation do. Every method reads the newest generation there is. */
export interface Keys {
  publicKey(): Promise<PublicKey>
  /** The password of an RSA-OAEP (SHA-256) text in base64; undefined when no living key opens it. */
  decryptPassword(text: string, now: Date): Promise<string | undefined>
  /** Seals a value for a purpose (AES-256-GCM, base64url); with an end it opens only before it. */
  seal(purpose: string, value: unknown, endsAt?: Date): Promise<string>
  /** The sealed value; undefined when it is not ours, of another purpose, changed or past its end. */
  open(purpose: string, sealed: string, now: Date): Promise<unknown>
  /** HMAC-SHA-256 of a text for a purpose, base64url; the same for the life of the installation. */
  digest(purpose: string, text: string): Promise<string>
}

/** Keys over their generations, oldest first, as `load` gives them (at least one). */
export function keysOf(load: () => Promise<readonly KeyRecord[]>): Keys {
  async function newest(): Promise<KeyRecord> {
    const record = (await load()).at(-1)
    if (record === undefined) throw new Error('no keys')
    return record
  }

  return {
    async publicKey() {
      const { keyId, privateKey } = await newest()
      const der = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' })
      return { keyId, publicKey: der.toString('base64') }
    },
    async decryptPassword(text, now) {
      const cipher = Buffer.from(text, 'base64')
      for (const { privateKey } of livingAt(await load(), now)) {
        const plain = decrypt(privateKey, cipher)
        if (plain !== undefined) return plain
      }
      return undefined
    },
    async seal(purpose, value, endsAt) {
      const { keyId, sealKey } = await newest()
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(sealKey, 'base64'), iv)
      cipher.setAAD(Buffer.from(purpose))
      const text = JSON.stringify({ value, endsAt: endsAt?.getTime() ?? null })
      const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${keyId}.${body.toString('base64url')}`
    },
    async open(purpose, sealed, now) {
      const [keyId, body = ''] = sealed.split('.')
      const record = (await load()).find((one) => one.keyId === keyId)
      const text = record === undefined ? undefined : unseal(record, purpose, Buffer.from(body, 'base64url'))
      if (text === undefined) return undefined
      const { value, endsAt } = JSON.parse(text) as { value: unknown; endsAt: number | null }
      return endsAt !== null && endsAt <= now.getTime() ? undefined : value
    },
    async digest(purpose, text) {
      const [oldest] = await load()
      if (oldest === undefined) throw new Error('no keys')
      const key = Buffer.from(oldest.sealKey, 'base64')
      return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')
    },
  }
}

/** The newest generation and those replaced so lately that a page may still hold them; newest first. */
function livingAt(records: readonly KeyRecord[], now: Date): readonly KeyRecord[] {
  return records
    .filter((_, i) => {
      const next = records[i + 1]
      return next === undefined || now.getTime() - new Date(next.createdAt).getTime() < GRACE_MS
    })
    .toReversed()
}

function decrypt(privateKey: string, cipher: Buffer): string | undefined {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, cipher).toString('utf8')
  } catch {
    return undefined
  }
}

function unseal({ sealKey }: KeyRecord, purpose: string, body: Buffer): string | undefined {
  if (body.length < IV_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(sealKey, 'base64'),
      body.subarray(0, IV_BYTES),
      {
        authTagLength: TAG_BYTES,
      },
    )
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(body.subarray(-TAG_BYTES))
    return decipher.update(body.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
