import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'

/** One generation of keys as it lies in the data folder. */
export interface KeyRecord {
  readonly keyId: string
  readonly createdAt: string
  /** PKCS #8, PEM: passwords travel under its public half. */
  readonly privateKey: string
  /** 32 bytes, base64: seals what leaves the process and comes back, and secrets at rest. */
  readonly sealKey: string
}

const generate = promisify(generateKeyPair)

/** Makes a new generation of keys (RSA of 2048 bits, AES of 256). */
export async function makeKeyRecord(now: Date): Promise<KeyRecord> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  return {
    keyId: randomUUID(),
    createdAt: now.toISOString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    sealKey: randomBytes(32).toString('base64'),
  }
}
