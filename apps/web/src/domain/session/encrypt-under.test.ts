import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { encryptByForge } from './encrypt-by-forge.ts'
import { encryptUnder } from './encrypt-under.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** As the server reads it. */
function decrypt(text: string): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return privateDecrypt(
    { key: privateKey, padding, oaepHash: 'sha256' },
    Buffer.from(text, 'base64'),
  ).toString()
}

describe('a password on its way', () => {
  test.each(['gaokao2026', '~!@#$%^&*()_+', '密码abc12345', 'x'.repeat(32)])(
    '%j arrives, by the browser and by the library',
    async (password) => {
      expect(decrypt(await encryptUnder(spki, password))).toBe(password)
      expect(decrypt(encryptByForge(spki, password))).toBe(password)
    },
  )

  test('without the browser’s cryptography the library takes its place', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    try {
      expect(decrypt(await encryptUnder(spki, 'gaokao2026'))).toBe('gaokao2026')
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('looks different each time', async () => {
    const twice = [await encryptUnder(spki, 'a1234567'), await encryptUnder(spki, 'a1234567')]
    expect(new Set([...twice, encryptByForge(spki, 'a1234567')]).size).toBe(3)
  })
})
