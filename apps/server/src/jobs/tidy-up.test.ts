import { insertUpload } from '@wenjin/database/queries/account/uploads'
import { expect, test } from 'vitest'
import { HUNAN, openTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { tidyUp } from './tidy-up.ts'

const PHONE = '13812345678'
const DAY = 86_400_000
const FILE_KEY = '202606/0123456789abcdef0123456789abcdef.jpg'
const TABLES = [
  'smsCode',
  'smsTraffic',
  'signInFailure',
  'session',
  'customerAttempt',
  'reportMain',
  'customerDevice',
  'upload',
] as const

async function rowCounts({ database }: TestApp): Promise<Record<string, number>> {
  const { db } = database.connection
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = count
  }
  return counts
}

test('what has served its time goes, what has not stays, twice at once does no harm', async () => {
  await using opened = await openTestApp()
  const { deps } = opened
  const client = opened.client()
  const customerId = await client.signIn(PHONE)
  const { scoreId } = await client.call('saveScore', HUNAN)
  const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList: [], name: '旧' })
  await client.call('delMainReport', { reportMainId: listId })
  await client.call('saveReport', { scoreId, batchList: [], name: '新' })
  await client.call('exportData', { customerId })
  await client.call('regAndLogin', { phone: PHONE, smsCode: '999999' }).catch(() => undefined)
  await client.call('logout', { customerId })
  await tidyUp(deps)
  const all = {
    smsCode: 1,
    smsTraffic: 1,
    signInFailure: 1,
    session: 1,
    customerAttempt: 1,
    reportMain: 2,
    customerDevice: 1,
    upload: 0,
  }
  expect(await rowCounts(opened)).toEqual(all)
  opened.pass(3 * DAY)
  await tidyUp(deps)
  expect(await rowCounts(opened)).toEqual({ ...all, smsTraffic: 0, signInFailure: 0, customerAttempt: 0 })
  opened.pass(28 * DAY)
  await Promise.all([tidyUp(deps), tidyUp(deps)])
  expect(await rowCounts(opened)).toEqual({
    smsCode: 0,
    smsTraffic: 0,
    signInFailure: 0,
    session: 0,
    customerAttempt: 0,
    reportMain: 1,
    customerDevice: 1,
    upload: 0,
  })
  opened.pass(365 * DAY)
  await tidyUp(deps)
  expect((await rowCounts(opened))['customerDevice']).toBe(0)
})

/** A picture of a customer as it is kept. */
function uploadOf(customerId: number, now: Date, key = FILE_KEY): Parameters<typeof insertUpload>[1] {
  return { key, tenantId: 0, customerId, type: 'image/jpeg', byteCount: 7, width: 1, height: 1, now }
}

test('a picture that was replaced, or never taken, goes after a day; the one in use stays', async () => {
  const [used = '', replaced = '', never = ''] = ['a', 'b', 'c'].map(
    (sign) => `202606/${sign.repeat(32)}.jpg`,
  )
  const files = new Map<string, Buffer>([used, replaced, never].map((key) => [key, Buffer.from('picture')]))
  await using opened = await openTestApp({
    carriers: {
      storage: {
        put: async (key, body) => void files.set(key, body),
        get: async (key) => files.get(key),
        remove: async (key) => void files.delete(key),
      },
    },
  })
  const client = opened.client()
  const customerId = await client.signIn(PHONE)
  for (const key of files.keys())
    await insertUpload(opened.database.connection.db, uploadOf(customerId, opened.deps.clock(), key))
  await client.call('updateCustomer', { customerId, avatar: `/files/${replaced}` })
  await client.call('updateCustomer', { customerId, avatar: `/files/${used}` })
  await tidyUp(opened.deps)
  expect(files.size).toBe(3)
  opened.pass(DAY + 1000)
  await tidyUp(opened.deps)
  expect([...files.keys()]).toEqual([used])
  expect(
    await client
      .call('updateCustomer', { customerId, avatar: `/files/${never}` })
      .catch((error: unknown) => error),
  ).toMatchObject({ code: '40301' })
})

test('a picture that could not be removed with its account goes later, and is shown to nobody meanwhile', async () => {
  const files = new Map<string, Buffer>([[FILE_KEY, Buffer.from('picture')]])
  let isDown = true
  await using opened = await openTestApp({
    carriers: {
      storage: {
        put: async (key, body) => void files.set(key, body),
        get: async (key) => files.get(key),
        remove: async (key) => {
          if (isDown) throw new Error('storage down')
          files.delete(key)
        },
      },
    },
  })
  const client = opened.client()
  const customerId = await client.signIn(PHONE)
  await insertUpload(opened.database.connection.db, uploadOf(customerId, opened.deps.clock()))
  const shown = async () => (await opened.app.inject(`/files/${FILE_KEY}`)).statusCode
  expect(await shown()).toBe(200)
  opened.pass(60_000)
  const smsCode = await client.askCode(PHONE, 4)
  expect(await client.call('delAccount', { phone: PHONE, smsCode })).toBeNull()
  expect([await shown(), files.size]).toEqual([404, 1])
  isDown = false
  await tidyUp(opened.deps)
  expect([files.size, (await rowCounts(opened))['upload']]).toEqual([0, 0])
})
