import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { openTestApp, send, signed } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'
import { MINUTE, OTHER_PHONE, PHONE, refusal } from './test-people.ts'

describe('signing in by SMS code', () => {
  test('registers a phone that is new and finds it again', async () => {
    await using opened = await openTestApp()
    expect(await opened.client().signIn(PHONE)).toBe(1)
    expect(await opened.client().signIn(OTHER_PHONE)).toBe(2)
    opened.pass(MINUTE)
    expect(await opened.client().signIn(PHONE)).toBe(1)
  })

  test('keeps where the customer came from, of the first time', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const smsCode = await client.askCode(PHONE)
    await client.call('regAndLogin', { phone: PHONE, smsCode, sourceCode: 'x1', sourceName: '学校推荐' })
    opened.pass(MINUTE)
    await client.signIn(PHONE)
    const kept = await opened.database.connection.db
      .selectFrom('customer')
      .select(['regType', 'sourceCode', 'sourceName'])
      .execute()
    expect(kept).toEqual([{ regType: 'm', sourceCode: 'x1', sourceName: '学校推荐' }])
  })

  test.each(['a\u0000b', 'a\nb'])('refuses a source that no database takes: %j', async (sourceName) => {
    await using opened = await openTestApp()
    const client = opened.client()
    const smsCode = await client.askCode(PHONE)
    const asked = client.call('regAndLogin', { phone: PHONE, smsCode, sourceName })
    await expect(asked).rejects.toEqual(refusal('40001', '参数 sourceName 格式不正确'))
  })

  test('says which of phone and code is missing', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    await expect(client.call('regAndLogin', {})).rejects.toEqual(refusal('40001', '请输入正确的手机号'))
    await expect(client.call('regAndLogin', { phone: PHONE })).rejects.toEqual(
      refusal('40003', '请输入正确的验证码'),
    )
  })

  test.each(testDatabases)('twenty first sign-ins at once on $name are one customer', async (kind) => {
    await using opened = await openTestApp({ kind })
    // each with a code that is right: one code opens once only
    const { db } = opened.database.connection
    const smsCode = await opened.client().askCode(PHONE)
    const [row] = await db.selectFrom('smsCode').selectAll().execute()
    if (row === undefined) throw new Error('no code')
    const params = signed('regAndLogin', { phone: PHONE, smsCode })
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { smsCodeId: _, ...copy } = row
        await db.insertInto('smsCode').values(copy).execute()
        return send(opened.app, 'regAndLogin', params)
      }),
    )
    const codes = replies.map(({ envelope }) => envelope?.resultCode)
    expect(codes).toContain('0000')
    for (const code of codes) expect(['0000', '40003']).toContain(code)
    expect(await db.selectFrom('customer').select('phone').execute()).toEqual([{ phone: PHONE }])
  })

  test('a phone registered with one tenant is unknown to another', async () => {
    await using opened = await openTestApp()
    await addTenantSeven(opened)
    const here = await opened.client().signIn(PHONE)
    opened.pass(MINUTE)
    const there = opened.client(SEVEN)
    const smsCode = await there.askCode(PHONE)
    expect(await there.call('queryAccountByPhone', { phone: PHONE, smsCode })).toEqual({
      registered: 0,
      hasPasswd: 0,
      hasOpenid: 0,
    })
    const { customerId } = await there.call('regAndLogin', { phone: PHONE, smsCode })
    expect(customerId).not.toBe(here)
  })

  test('sets a cookie for the next page and one that names the browser, neither for scripts', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const smsCode = await client.askCode(PHONE)
    const { headers, envelope } = await send(
      opened.app,
      'regAndLogin',
      signed('regAndLogin', { phone: PHONE, smsCode }),
    )
    const cookies = headers['set-cookie'] as string[]
    expect(cookies).toHaveLength(2)
    expect(cookies.find((one) => one.startsWith('wenjin_session='))).toContain(
      (envelope?.data as { onlineToken: string } | undefined)?.onlineToken,
    )
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  })
})
