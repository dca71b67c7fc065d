import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCustomer, lastAudit, NOW, openInstallation } from '../test-ops.ts'
import type { Installation } from '../test-ops.ts'

const PHONE = '13812345678'

let here: Installation
let id: number
beforeAll(async () => {
  here = await openInstallation()
  const { db } = here.connection
  const seven = ['--id', '7', '--brand', '七中升学', '--short-name', '七中', '--color', '#f80', '--yes']
  await here.run('tenant create', seven)
  const bound = { provId: 32, gaokaoYear: 2026, canModifyProv: false }
  id = await addCustomer(here.connection, PHONE, bound)
  await db
    .insertInto('session')
    .values(
      [
        { tokenHash: 'a', device: 'iPhone; Safari', endedAt: null },
        { tokenHash: 'b', device: 'gone', endedAt: NOW },
      ].map((session) => ({
        ...session,
        customerId: id,
        tenantId: 0,
        createdAt: NOW,
        seenAt: NOW,
        expiresAt: new Date('2026-07-25T00:00:00Z'),
      })),
    )
    .execute()
})
afterAll(() => here?.[Symbol.asyncDispose]())

const row = () =>
  here.connection.db.selectFrom('customer').selectAll().where('customerId', '=', id).executeTakeFirstOrThrow()

describe('customer find', () => {
  test('shows province, state and living sessions, the phone with its middle hidden', async () => {
    const byId = await here.run('customer find', ['--id', String(id)])
    expect(byId.code).toBe(0)
    expect(byId.printed).toMatch(/^手机号 +138\*\*\*\*5678$/m)
    expect(byId.printed).toMatch(/^高考省份 +湖南 2026年（已定）$/m)
    expect(byId.printed).toMatch(/^状态 +正常$/m)
    expect(byId.printed).toMatch(/^在用的登录 +1个$/m)
    expect(byId.printed).toContain('2026-06-25 16:00:00 登录，2026-06-25 16:00:00 用过：iPhone; Safari')
    expect(byId.printed).not.toContain('gone')
    expect(byId.printed).not.toContain(PHONE)
    expect((await here.run('customer find', ['--phone', PHONE])).printed).toBe(byId.printed)
  })

  test('finds one phone in every tenant', async () => {
    const other = await here.connection.db
      .insertInto('customer')
      .values({ tenantId: 7, phone: PHONE, regType: 'm', shareCode: 'other', createdAt: NOW })
      .returning('customerId')
      .executeTakeFirstOrThrow()
    const { printed } = await here.run('customer find', ['--phone', PHONE])
    expect(printed.match(/^编号 +\d+$/gm)).toEqual([
      expect.stringContaining(String(id)),
      expect.stringContaining(String(other.customerId)),
    ])
    expect(printed).toMatch(/^高考省份 +未绑定（可以选择）$/m)
  })

  test.each([
    [['--phone', '13800000000'], 1, '没有这个客户'],
    [['--id', '999999'], 1, '没有这个客户'],
    [[], 2, '--phone 和 --id 要写一个'],
    [['--id', '1', '--phone', PHONE], 2, '--phone 和 --id 要写一个'],
    [['--phone', '12345'], 2, '--phone：要写11位手机号'],
  ])('%j is refused', async (options, code, complaint) => {
    const told = await here.run('customer find', options)
    expect(told.code).toBe(code)
    expect(told.complaints).toContain(complaint)
  })
})

describe('a ban', () => {
  test('is set and ended, sessions and all else staying as they are', async () => {
    const before = await row()
    await here.run('customer ban', ['--id', String(id), '--yes'])
    expect(await row()).toEqual({ ...before, banStatus: 0 })
    expect((await here.run('customer find', ['--id', String(id)])).printed).toMatch(/^状态 +已封禁$/m)
    expect((await here.run('customer find', ['--id', String(id)])).printed).toMatch(/^在用的登录 +1个$/m)
    const { printed } = await here.run('customer unban', ['--id', String(id), '--yes'])
    expect(printed).toBe(`已解封客户${id}`)
    expect(await row()).toEqual(before)
  })

  test('that is there already is no change', async () => {
    const before = await lastAudit(here.connection)
    const told = await here.run('customer unban', ['--id', String(id), '--yes'])
    expect(told).toMatchObject({ code: 0, printed: '本来就是这样，没有改动' })
    expect(await lastAudit(here.connection)).toEqual(before)
  })

  test('of several is of all or of none', async () => {
    const two = await addCustomer(here.connection, '13800000010')
    const ids = ['--id', String(id), '--id', String(two), '--id', '999999', '--yes']
    expect(await here.run('customer ban', ids)).toMatchObject({ code: 1, complaints: '没有客户999999' })
    expect((await row()).banStatus).toBe(1)
    const both = await here.run('customer ban', [
      '--id',
      String(id),
      '--id',
      String(two),
      '--id',
      String(id),
      '--yes',
    ])
    expect(both.printed).toBe(`已封禁客户${id}、${two}`)
    expect((await lastAudit(here.connection))?.detail).toEqual({ customerIds: [id, two] })
  })
})

test('a province is opened to be chosen once more, what was chosen staying until then', async () => {
  const before = await row()
  const told = await here.run('customer reopen-province', ['--id', String(id), '--yes'])
  expect(told).toMatchObject({ code: 0, printed: `已重新开放省份选择：客户${id}` })
  expect(await row()).toEqual({ ...before, canModifyProv: true })
  expect((await here.run('customer reopen-province', ['--id', String(id), '--yes'])).printed).toContain(
    '没有改动',
  )
})

test('the log of codes says to whom, what for, and how it went, but no code', async () => {
  const { db } = here.connection
  const minute = 60_000
  const sent = (ago: number, type: number, used: boolean, tries: number) => ({
    tenantId: 0,
    phone: PHONE,
    type,
    codeHash: 'hash-of-code',
    address: '10.0.0.1',
    sentAt: new Date(NOW.getTime() - ago),
    expiresAt: new Date(NOW.getTime() - ago + 5 * minute),
    tries,
    usedAt: used ? new Date(NOW.getTime() - ago + 30_000) : null,
  })
  await db
    .insertInto('smsCode')
    .values([
      sent(20 * minute, 1, true, 2),
      sent(10 * minute, 4, false, 5),
      { ...sent(minute, 1, false, 0), phone: '13900000000', tenantId: 7 },
    ])
    .execute()
  const { printed } = await here.run('sms log', [])
  const rows = printed.split('\n').slice(2)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^2026-06-25 15:59:00 +7 +139\*{4}0000 +登录、找回密码 +还没用 +0$/)
  expect(rows[1]).toMatch(/^2026-06-25 15:50:00 +0 +138\*{4}5678 +注销账号 +过期未用 +5$/)
  expect(rows[2]).toMatch(/ +15:40:30 用过 +2$/)
  expect(printed).not.toContain('hash-of-code')
  expect(printed).not.toContain('10.0.0.1')
  const count = async (...options: string[]) =>
    (await here.run('sms log', options)).printed.split('\n').length - 2
  expect(await count('--limit', '2')).toBe(2)
  expect(await count('--tenant', '7')).toBe(1)
  expect(await count('--phone', PHONE)).toBe(2)
  expect((await here.run('sms log', ['--limit', '0'])).code).toBe(2)
})
