import { makeKeyRecord } from '@wenjin/database/keys/key-record'
import { keysOf } from '@wenjin/database/keys/keys'
import type { Keys } from '@wenjin/database/keys/keys'
import type { Carriers } from '../deps.ts'

let record: ReturnType<typeof makeKeyRecord> | undefined

/** Keys as an installation has them, made once for all tests of a worker. */
export async function testKeys(): Promise<Keys> {
  record ??= makeKeyRecord(new Date('2026-01-01T00:00:00Z'))
  const made = await record
  return keysOf(async () => [made])
}

/** Carriers that keep files in memory and reach nobody. */
export function testCarriers(): Omit<Carriers, 'sms'> {
  const files = new Map<string, Buffer>()
  const unreachable = async (): Promise<never> => {
    throw new Error('nobody there')
  }
  return {
    storage: {
      put: async (key, body) => void files.set(key, body),
      get: async (key) => files.get(key),
      remove: async (key) => void files.delete(key),
    },
    wechat: { authorizeUrl: () => 'https://example.test/', openidOf: unreachable, jsapiTicket: unreachable },
    qywx: {
      of: () => ({
        addContactWay: unreachable,
        removeContactWay: unreachable,
        made: () => true,
        groupCode: unreachable,
        events: async () => [],
      }),
    },
    identity: { check: async () => 'form' },
  }
}
