import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openKeys, rotateKeys } from './key-folder.ts'
import { makeKeyRecord } from './key-record.ts'
import { keysOf } from './keys.ts'
import type { Keys } from './keys.ts'

const NOW = new Date('2026-06-26T01:00:00Z')
const after = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000)

async function encrypt(keys: Keys, password: string): Promise<string> {
  const { publicKey } = await keys.publicKey()
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' })
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64')
}

describe('generations of keys', async () => {
  const first = await makeKeyRecord(NOW)
  const second = await makeKeyRecord(after(10))
  const before = keysOf(async () => [first])
  const rotated = keysOf(async () => [first, second])

  test('a password comes through, also under the key replaced within the hour', async () => {
    const text = await encrypt(before, '密码abc123')
    expect(await before.decryptPassword(text, NOW)).toBe('密码abc123')
    expect(await rotated.decryptPassword(text, after(69))).toBe('密码abc123')
    expect(await rotated.decryptPassword(text, after(71))).toBeUndefined()
    expect(await rotated.decryptPassword(await encrypt(rotated, 'x'), after(71))).toBe('x')
  })

  test.each(['', 'not base64 !', 'AAAA', Buffer.alloc(256, 7).toString('base64')])(
    'text "%s" that no key opens is no password',
    async (text) => expect(await before.decryptPassword(text, NOW)).toBeUndefined(),
  )

  test('a sealed value opens for its purpose until its end, and after a rotation', async () => {
    const sealed = await before.seal('openid', { id: 'o1' }, after(10))
    expect(sealed).not.toContain('o1')
    expect(await rotated.open('openid', sealed, after(9))).toEqual({ id: 'o1' })
    expect(await before.open('openid', sealed, after(10))).toBeUndefined()
    expect(await before.open('ticket', sealed, NOW)).toBeUndefined()
    const forever = await before.seal('secret', 'abc')
    expect(await rotated.open('secret', forever, after(1e6))).toBe('abc')
  })

  test.each(['', '.', 'a.b', `${first.keyId}.`, `${first.keyId}.AAAA`, `${second.keyId}.AAAAAAAA`])(
    '"%s" opens to nothing',
    async (sealed) => expect(await before.open('openid', sealed, NOW)).toBeUndefined(),
  )

  test('a sealed value that was changed anywhere opens to nothing', async () => {
    const sealed = await before.seal('openid', 'o1')
    const [keyId, body = ''] = sealed.split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes)
      changed[i] = (changed[i] ?? 0) ^ 1
      expect(await before.open('openid', `${keyId}.${changed.toString('base64url')}`, NOW)).toBeUndefined()
    }
  })

  test('a digest stays the same through rotations and differs by purpose', async () => {
    const digest = await before.digest('phone', '13800000000')
    expect(await rotated.digest('phone', '13800000000')).toBe(digest)
    expect(await before.digest('card', '13800000000')).not.toBe(digest)
  })
})

describe('the folder of keys', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'wenjin-keys-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  test('is made once, also by processes that start together, for the owner alone', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openKeys(dataDir, NOW)))
    const ids = await Promise.all(opened.map(async (keys) => (await keys.publicKey()).keyId))
    expect(new Set(ids).size).toBe(1)
    expect(readdirSync(join(dataDir, 'keys'))).toEqual(['key-000001.json'])
    expect(statSync(join(dataDir, 'keys', 'key-000001.json')).mode & 0o077).toBe(0)
  })

  test('a rotation adds a generation and loses none', async () => {
    const before = await openKeys(dataDir, NOW)
    const sealed = await before.seal('secret', 'abc')
    const keyId = await rotateKeys(dataDir, after(1))
    const now = await openKeys(dataDir, after(1))
    expect((await now.publicKey()).keyId).toBe(keyId)
    expect(await now.open('secret', sealed, after(1))).toBe('abc')
  })
})
