import { call } from '../../shared/lib/call.ts'
import { encryptUnder } from './encrypt-under.ts'

/** A password as it travels: under the server's present key. Rejects with CallError. */
export async function encryptPassword(password: string): Promise<string> {
  const { publicKey } = await call('getPublicKey', {}, { quiet: true })
  return encryptUnder(publicKey, password)
}
