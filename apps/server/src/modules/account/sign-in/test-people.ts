import { expect } from 'vitest'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'

export const PHONE = '13812345678'
export const OTHER_PHONE = '13812345679'
export const PASSWORD = 'gaokao2026'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const refusal = (code: string, message?: string) =>
  expect.objectContaining(message === undefined ? { code } : { code, message })

/** A code that is not the one. */
export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

export async function signInByPassword(
  client: TestClient,
  password = PASSWORD,
  more: { smsCode?: string; phone?: string; regType?: number } = {},
) {
  const input = { type: 'p', phone: PHONE, passwd: await client.encrypt(password), ...more } as const
  return client.call('regAndLogin', input)
}

/** Registers PHONE with PASSWD in a browser of its own, where it is signed in then. */
export async function withPassword(opened: TestApp, phone = PHONE): Promise<TestClient> {
  const client = opened.client({ address: '198.51.100.1' })
  const smsCode = await client.askCode(phone)
  client.keep(await signInByPassword(client, PASSWORD, { phone, smsCode, regType: 2 }))
  opened.pass(MINUTE)
  return client
}

/** What a call is answered with: a result code, and the customer who is in. */
export async function codeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return '0000'
  } catch (error) {
    return (error as { code: string }).code
  }
}
