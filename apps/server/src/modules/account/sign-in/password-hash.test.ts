import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a password is that of its hash alone, and never hashes to the same twice', async () => {
  const [first, second] = [await hashPassword('gaokao2026'), await hashPassword('gaokao2026')]
  expect(first).not.toBe(second)
  expect(await isPassword('gaokao2026', first)).toBe(true)
  expect(await isPassword('gaokao2026', second)).toBe(true)
  expect(await isPassword('gaokao2027', first)).toBe(false)
  expect(await isPassword('gaokao2026', undefined)).toBe(false)
})

test('a hash of the reference implementation, of other costs, is read', async () => {
  const phc = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await isPassword('password', phc)).toBe(true)
  expect(await isPassword('passwore', phc)).toBe(false)
})
