import { testDatabases } from '@wenjin/database/testing'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { qywxCorp } from '../../../carriers/qywx/corp.ts'
import type { QywxCarrier } from '../../../carriers/qywx/index.ts'
import { qywxOutbox } from '../../../carriers/qywx/outbox.ts'
import { CORP, serveQywx } from '../../../carriers/qywx/test-qywx.ts'
import { openTestApp, send } from '../../../testing/test-app.ts'
import type { TestApp, TestAppOptions, TestClient } from '../../../testing/test-app.ts'
import { setSecrets } from '../../../testing/tenants.ts'

const PHONE = '13800000001'
const CORP_SECRETS = {
  'qywx-corpid': CORP.corpid,
  'qywx-secret': CORP.secret,
  'qywx-userid': CORP.userid,
}

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wenjin-service-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

interface Opened extends AsyncDisposable {
  readonly opened: TestApp
  readonly client: TestClient
  readonly customerId: number
}

async function openSigned(options: TestAppOptions = {}, base = 'http://127.0.0.1:1'): Promise<Opened> {
  const corp = qywxCorp(base)
  const outbox = qywxOutbox(dataDir)
  const qywx: QywxCarrier = { of: (tenantId, app) => (app === undefined ? outbox(tenantId) : corp(app)) }
  const opened = await openTestApp({ ...options, carriers: { qywx } })
  const client = opened.client()
  const customerId = await client.signIn(PHONE)
  return { opened, client, customerId, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
}

async function setConfig({ database }: TestApp, items: Readonly<Record<string, string>>): Promise<void> {
  const rows = Object.entries(items).map(([keyEname, keyValue]) => ({
    tenantId: 0,
    keyEname,
    keyValue,
    inputType: 'text' as const,
  }))
  await database.connection.db.insertInto('tenantConfig').values(rows).execute()
}

const noted = () =>
  readFileSync(join(dataDir, 'outbox', 'qywx.ndjson'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string; state: string; configId: string })

/** Says that somebody added, or dropped, the way noted last. */
function happen(kind: 'added' | 'dropped'): void {
  const { state } = noted().findLast(({ action }) => action === 'add') ?? { state: '' }
  const line = JSON.stringify({ kind, state, externalUserid: 'wm1' })
  appendFileSync(join(dataDir, 'outbox', 'qywx-events.ndjson'), `${line}\n`)
}

describe('customer service', () => {
  test('has one code for a customer, is bound when it was added, and no longer when dropped', async () => {
    await using signed = await openSigned()
    const { opened, client, customerId } = signed
    await setConfig(opened, { 'qywx-service-name': '小津老师' })
    expect(await client.call('bindWx', { customerId })).toEqual({ bound: 0, serviceName: '小津老师' })
    const code = await client.call('getServiceCode', { customerId })
    expect(code).toEqual({ qrCode: expect.stringMatching(/^data:image/), name: '小津老师', bound: 0 })
    expect(await client.call('getServiceCode', { customerId })).toEqual(code)
    expect(noted()).toHaveLength(1)
    expect(await client.call('bindWx', { customerId })).toMatchObject({ bound: 0 })
    happen('added')
    expect(await client.call('bindWx', { customerId })).toEqual({ bound: 1, serviceName: '小津老师' })
    expect(await client.call('getServiceCode', { customerId })).toEqual({ ...code, bound: 1 })
    happen('dropped')
    expect(await client.call('bindWx', { customerId })).toMatchObject({ bound: 0 })
  })

  test('that is let go is gone here and there, and another code is made', async () => {
    await using signed = await openSigned()
    const { client, customerId } = signed
    await client.call('unbindWx', { customerId })
    await client.call('getServiceCode', { customerId })
    happen('added')
    expect(await client.call('bindWx', { customerId })).toMatchObject({
      bound: 1,
      serviceName: '问津志愿客服',
    })
    await client.call('unbindWx', { customerId })
    expect(await client.call('bindWx', { customerId })).toMatchObject({ bound: 0 })
    const [added, removed] = noted()
    expect(removed).toEqual({ action: 'remove', tenantId: 0, configId: added?.configId })
    await client.call('getServiceCode', { customerId })
    expect(noted()[2]?.state).not.toBe(added?.state)
    happen('added')
    expect(await client.call('bindWx', { customerId })).toMatchObject({ bound: 1 })
  })

  test.each(testDatabases)('asked for twenty times at once on $name leaves one code', async (kind) => {
    await using service = await serveQywx()
    await using signed = await openSigned({ kind }, service.base)
    const { opened, client, customerId } = signed
    await setSecrets(opened, 0, CORP_SECRETS)
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => client.call('getServiceCode', { customerId })),
    )
    expect(new Set(codes.map(({ qrCode }) => qrCode)).size).toBe(1)
    const rows = await opened.database.connection.db.selectFrom('serviceContact').selectAll().execute()
    expect(rows.map((row) => row.configId)).toEqual([...service.ways.keys()])
  })

  test('of a tenant with an enterprise that does not answer is told; what is there can be let go', async () => {
    await using service = await serveQywx()
    await using signed = await openSigned({}, service.base)
    const { opened, client, customerId } = signed
    await setSecrets(opened, 0, CORP_SECRETS)
    await client.call('getServiceCode', { customerId })
    await service[Symbol.asyncDispose]()
    await client.call('unbindWx', { customerId })
    expect(await client.call('bindWx', { customerId })).toMatchObject({ bound: 0 })
    await expect(client.call('getServiceCode', { customerId })).rejects.toMatchObject({
      code: '40006',
      message: '客服二维码获取失败，请稍后重试',
    })
  })

  test('of the outbox gives way to the real one once the tenant has its own', async () => {
    await using service = await serveQywx()
    await using signed = await openSigned({}, service.base)
    const { opened, client, customerId } = signed
    const sample = await client.call('getServiceCode', { customerId })
    happen('added')
    expect(await client.call('bindWx', { customerId })).toMatchObject({ bound: 1 })
    await setSecrets(opened, 0, CORP_SECRETS)
    await expect
      .poll(async () => (await client.call('bindWx', { customerId })).bound, { timeout: 10_000 })
      .toBe(0)
    const real = await client.call('getServiceCode', { customerId })
    expect(real.qrCode).not.toBe(sample.qrCode)
    expect(service.ways.size).toBe(1)
  })

  test("is nobody else's", async () => {
    await using signed = await openSigned()
    const { opened, client, customerId } = signed
    const other = opened.client({ address: '203.0.113.2' })
    await other.signIn('13800000002')
    for (const name of ['bindWx', 'unbindWx', 'getServiceCode', 'getGroupCode', 'getCouponInfo'] as const) {
      await expect(other.call(name, { customerId })).rejects.toMatchObject({ code: '40301' })
      expect((await send(opened.app, name, { customerId })).envelope?.resultCode).toBe('40101')
    }
    await client.call('getServiceCode', { customerId })
    const contacts = await opened.database.connection.db.selectFrom('serviceContact').selectAll().execute()
    expect(contacts.map((row) => row.customerId)).toEqual([customerId])
  })
})

describe('the group', () => {
  const CLOSED = { code: '40006', message: '暂未开放' }

  test('is closed until the tenant has a picture of this site', async () => {
    await using signed = await openSigned()
    const { opened, client, customerId } = signed
    await expect(client.call('getGroupCode', { customerId })).rejects.toMatchObject(CLOSED)
    // a way to join without an enterprise, and a picture of another site
    await setConfig(opened, {
      qywx_group_join_way: 'group-1',
      qywx_group_qr: 'https://elsewhere.example/qr.png',
    })
    await expect(client.call('getGroupCode', { customerId })).rejects.toMatchObject(CLOSED)
    const { db } = opened.database.connection
    await db
      .updateTable('tenantConfig')
      .set({ keyValue: '/files/202606/qr.png' })
      .where('keyEname', '=', 'qywx_group_qr')
      .execute()
    await setConfig(opened, { qywx_group_name: '2026 届家长群' })
    expect(await client.call('getGroupCode', { customerId })).toEqual({
      qrCode: '/files/202606/qr.png',
      name: '2026 届家长群',
    })
  })

  test('is joined by the way that the tenant names, whose picture is asked for once', async () => {
    await using service = await serveQywx()
    await using signed = await openSigned({}, service.base)
    const { opened, client, customerId } = signed
    await setConfig(opened, { qywx_group_join_way: 'group-1' })
    await setSecrets(opened, 0, CORP_SECRETS)
    const asked = () => service.received.filter(({ path }) => path.endsWith('get_join_way')).length
    for (let i = 0; i < 3; i++)
      expect(await client.call('getGroupCode', { customerId })).toEqual({
        qrCode: expect.stringMatching(/^data:image\/png/),
        name: '问津志愿交流群',
      })
    expect(asked()).toBe(1)
  })

  test('whose way the enterprise does not know is told', async () => {
    await using service = await serveQywx()
    await using signed = await openSigned({}, service.base)
    const { opened, client, customerId } = signed
    await setConfig(opened, { qywx_group_join_way: 'group-9' })
    await setSecrets(opened, 0, CORP_SECRETS)
    await expect(client.call('getGroupCode', { customerId })).rejects.toMatchObject({
      code: '40006',
      message: '群二维码获取失败，请稍后重试',
    })
  })
})

describe('the coupon for adding customer service', () => {
  const COUPON = '{"title":"加好友立减","amount":500,"threshold":2000,"days":30}'

  test('is offered, given once when bound, and stays as it was given', async () => {
    await using signed = await openSigned()
    const { opened, client, customerId } = signed
    expect(await client.call('getCouponInfo', { customerId })).toBeNull()
    await setConfig(opened, { 'qywx-coupon': COUPON })
    const offered = { title: '加好友立减', amount: 500, threshold: 2_000, endsAt: '2026-07-26T01:00:00.000Z' }
    expect(await client.call('getCouponInfo', { customerId })).toEqual({ ...offered, received: 0 })
    await client.call('getServiceCode', { customerId })
    happen('added')
    await Promise.all(Array.from({ length: 10 }, () => client.call('bindWx', { customerId })))
    expect(await client.call('getCouponInfo', { customerId })).toEqual({ ...offered, received: 1 })
    opened.pass(3_600_000)
    // let go and added again: there is no second one
    await client.call('unbindWx', { customerId })
    await client.call('getServiceCode', { customerId })
    happen('added')
    await client.call('bindWx', { customerId })
    const { db } = opened.database.connection
    expect(await db.selectFrom('coupon').select(['source', 'amount']).execute()).toEqual([
      { source: 'qywx', amount: 500 },
    ])
    await db.deleteFrom('tenantConfig').where('keyEname', '=', 'qywx-coupon').execute()
    expect(await client.call('getCouponInfo', { customerId })).toEqual({ ...offered, received: 1 })
  })

  test('that is not set as one does not count, and the log says so', async () => {
    const lines: string[] = []
    const app = { logLevel: 'warn', logSink: { write: (line: string) => void lines.push(line) } }
    await using signed = await openSigned({ app })
    const { opened, client, customerId } = signed
    const { db } = opened.database.connection
    await setConfig(opened, { qywx_coupon: '' })
    await client.call('getServiceCode', { customerId })
    happen('added')
    for (const text of [
      '',
      '{"title":"x"',
      '7',
      'null',
      '[]',
      '{"title":"","amount":1,"threshold":0,"days":1}',
      '{"title":"x","amount":0,"threshold":0,"days":1}',
      '{"title":"x","amount":1.5,"threshold":0,"days":1}',
      '{"title":"x","amount":"5","threshold":0,"days":1}',
      '{"title":"x","amount":1,"threshold":-1,"days":1}',
      '{"title":"x","amount":1,"threshold":0,"days":100000}',
    ]) {
      await db
        .updateTable('tenantConfig')
        .set({ keyValue: text })
        .where('keyEname', '=', 'qywx_coupon')
        .execute()
      lines.length = 0
      expect([text, await client.call('getCouponInfo', { customerId })]).toEqual([text, null])
      expect(lines.join('')).toContain('qywx_coupon')
    }
    expect(await db.selectFrom('coupon').selectAll().execute()).toEqual([])
  })
})
