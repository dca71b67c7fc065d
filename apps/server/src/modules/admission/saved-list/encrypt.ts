import { createCipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Data for the holder of a token alone: AES-256-GCM, base64 of iv (12 bytes), ciphertext and tag
 * (16 bytes); the key is SHA-256 of the token.
 */
export function encryptFor(token: string, data: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(token).digest(), iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64')
}
