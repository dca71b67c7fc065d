import type { CallName } from '@wenjin/contract'
import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { HUNAN, openTestApp, send, signed, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const PHONE = '13812345678'

const refusal = (code: string, message: string) => expect.objectContaining({ code, message })

async function setCustomer(
  opened: TestApp,
  values: { banStatus?: number; canModifyProv?: boolean },
): Promise<void> {
  await opened.database.connection.db.updateTable('customer').set(values).execute()
  opened.pass(1_000)
}

describe('user info', () => {
  test('of a new customer says what is still open, and hides the phone', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    expect(await client.call('getUserInfo', { customerId })).toEqual({
      customerDto: {
        customerId,
        phone: '138****5678',
        name: '',
        avatar: '',
        canModifyProv: true,
        banStatus: 1,
        shareCode: expect.stringMatching(/^[\w-]{8}$/),
        sourceName: '',
        year: null,
      },
      choiceScoreDto: null,
      customerSchoolRollDto: null,
      customerTagDto: [],
      vipInfo: null,
      scoreStatus: 0,
    })
  })

  test('shows the score chosen last, and once bound only one of that province and year', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    const hunan = await client.call('saveScore', { ...HUNAN, score: 600 })
    opened.pass(1_000)
    const zhejiang = await client.call('saveScore', { ...ZHEJIANG, score: 600 })
    const chosen = async () => (await client.call('getUserInfo', { customerId })).choiceScoreDto
    expect(await chosen()).toEqual(zhejiang)
    await client.call('changeProvince', { customerId, year: 2026, provinceId: 32 })
    expect(await chosen()).toEqual(hunan)
    const { customerSchoolRollDto, customerDto, scoreStatus } = await client.call('getUserInfo', {
      customerId,
    })
    expect(customerSchoolRollDto).toMatchObject({ provinceId: 32, provinceName: '湖南' })
    expect(customerDto).toMatchObject({ canModifyProv: false, year: 2026 })
    expect(scoreStatus).toBe(1)
  })

  test('tells the bound province and the school together', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    await client.call('changeProvince', { customerId, year: 2026, provinceId: 32 })
    const roll = async () => (await client.call('getUserInfo', { customerId })).customerSchoolRollDto
    expect(await roll()).toMatchObject({
      provinceId: 32,
      schoolProvinceId: null,
      schoolName: '',
      grade: null,
    })
    await client.call('updateCustomerSchoolRoll', {
      customerId,
      schoolProvinceId: 25,
      cityId: 3301,
      boroughId: null,
      schoolId: null,
      schoolName: '西湖中学',
      grade: 2,
      className: '',
    })
    expect(await roll()).toMatchObject({
      provinceId: 32,
      provinceName: '湖南',
      schoolProvinceId: 25,
      cityName: '杭州市',
      schoolName: '西湖中学',
    })
  })

  test('is asked for in three statements', async () => {
    let statements = 0
    await using opened = await openTestApp({ onStatement: () => statements++ })
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    // what is kept for a few seconds may have to be read again in one of them, not in all
    const counts: number[] = []
    for (let i = 0; i < 3; i++) {
      statements = 0
      await client.call('getUserInfo', { customerId })
      counts.push(statements)
    }
    expect(Math.min(...counts)).toBe(3)
  })
})

describe('binding province and year', () => {
  test('happens once and is final', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    expect(await client.call('changeProvince', { customerId, year: 2027, provinceId: 25 })).toBeNull()
    for (const provinceId of [25, 32]) {
      const again = client.call('changeProvince', { customerId, year: 2027, provinceId })
      await expect(again).rejects.toEqual(refusal('40006', '高考省份和年份已绑定，不能再修改'))
    }
  })

  test.each(testDatabases)('of two different ones at once on $name the first holds', async (kind) => {
    await using opened = await openTestApp({ kind })
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    const asked = await Promise.allSettled(
      [32, 25].map((provinceId) => client.call('changeProvince', { customerId, year: 2026, provinceId })),
    )
    const bound = (await client.call('getUserInfo', { customerId })).customerSchoolRollDto?.provinceId
    const won = asked.map(({ status }) => status === 'fulfilled')
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(bound).toBe([32, 25][won.indexOf(true)])
  })

  test.each([2025, 2031])('takes a year of the list, not %i', async (year) => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    const asked = client.call('changeProvince', { customerId, year, provinceId: 32 })
    await expect(asked).rejects.toEqual(refusal('40001', '请选择可填报的高考年份'))
  })

  test('takes no province without data and none the tenant may not use, and says which of both', async () => {
    await using opened = await openTestApp()
    const { db } = opened.database.connection
    await db.insertInto('tenantProvince').values({ tenantId: 0, provId: 25, canUse: false }).execute()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    const bind = (provinceId: number) => client.call('changeProvince', { customerId, year: 2026, provinceId })
    await expect(bind(15)).rejects.toEqual(refusal('40303', '该省份数据暂未开通，敬请期待！'))
    await expect(bind(25)).rejects.toEqual(refusal('40303', '尚未开通该省份权限，请联系客服'))
    expect(await bind(32)).toBeNull()
  })
})

describe('the provinces of a customer', () => {
  test('are those of the tenant, with the one that is bound', async () => {
    await using opened = await openTestApp()
    const { db } = opened.database.connection
    await db.insertInto('tenantProvince').values({ tenantId: 0, provId: 25, canUse: false }).execute()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    const list = () => client.call('getProvinceList', { customerId })
    const before = await list()
    expect(before.every(({ bound }) => bound === 0)).toBe(true)
    const facts = (
      provinces: readonly { provId: number; provName: string; provStatus: boolean; canUse: number }[],
    ) => provinces.map(({ provId, provName, provStatus, canUse }) => [provId, provName, provStatus, canUse])
    expect(facts(before)).toEqual(facts(await client.call('getProvinces', {})))
    expect(before.find(({ provId }) => provId === 25)).toMatchObject({ provName: '浙江', canUse: 0 })
    await client.call('changeProvince', { customerId, year: 2026, provinceId: 32 })
    expect((await list()).filter(({ bound }) => bound === 1)).toEqual([
      { provId: 32, provName: '湖南', provStatus: true, canUse: 1, bound: 1 },
    ])
    await setCustomer(opened, { canModifyProv: true })
    expect((await list()).every(({ bound }) => bound === 0)).toBe(true)
  })
})

describe('a banned customer', () => {
  const list = { batchList: [], name: '表' }

  test('signs in, reads with 6001 and the data, changes nothing, signs out', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    const { scoreId } = await client.call('saveScore', { ...HUNAN, score: 600 })
    const { reportMainId: listId } = await client.call('saveReport', { ...list, scoreId })
    await setCustomer(opened, { banStatus: 0 })
    opened.pass(60_000)
    expect(await client.signIn(PHONE)).toBe(customerId)

    const own = { customerId }
    const saved = { reportMainId: listId }
    const asked: readonly (readonly [CallName, Record<string, unknown>])[] = [
      ['getUserInfo', own],
      ['mainReportList', own],
      ['mainReportDetail', { ...own, ...saved }],
      ['reportExport', saved],
      ['changeProvince', { ...own, year: 2026, provinceId: 32 }],
      ['saveScore', { ...HUNAN, score: 601 }],
      ['saveReport', { ...list, scoreId }],
      ['copyReportMain', saved],
      ['delMainReport', saved],
      ['restoreReportMain', saved],
      ['modifyReportName', { ...saved, name: '新' }],
      ['logout', own],
    ]
    const answers: Record<string, string> = {}
    for (const [name, params] of asked) {
      const { envelope } = await send(opened.app, name, signed(name, params), client.headers())
      answers[name] =
        envelope === undefined
          ? 'file'
          : `${envelope.resultCode} ${envelope.data === null ? 'without' : 'with'} data`
    }
    expect(answers).toEqual({
      getUserInfo: '6001 with data',
      mainReportList: '6001 with data',
      mainReportDetail: '6001 with data',
      reportExport: 'file',
      changeProvince: '6001 without data',
      saveScore: '6001 without data',
      saveReport: '6001 without data',
      copyReportMain: '6001 without data',
      delMainReport: '6001 without data',
      restoreReportMain: '6001 without data',
      modifyReportName: '6001 without data',
      logout: '0000 without data',
    })
    const lists = await opened.database.connection.db
      .selectFrom('reportMain')
      .select(['name', 'deletedAt'])
      .execute()
    expect(lists).toEqual([{ name: '表', deletedAt: null }])
  })

  test('is told so by what they look up as themselves, and by nothing else', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    await client.signIn(PHONE)
    const { scoreId } = await client.call('saveScore', { ...HUNAN, score: 600 })
    const before = await send(
      opened.app,
      'queryUniv',
      signed('queryUniv', { scoreId, batchId: 2 }),
      client.headers(),
    )
    await setCustomer(opened, { banStatus: 0 })
    const after = await send(
      opened.app,
      'queryUniv',
      signed('queryUniv', { scoreId, batchId: 2 }),
      client.headers(),
    )
    expect(before.envelope?.resultCode).toBe('0000')
    expect(after.envelope).toEqual({ ...before.envelope, resultCode: '6001', message: '账号已被封禁' })
    expect((await send(opened.app, 'getProvinces', {}, client.headers())).envelope?.resultCode).toBe('0000')
  })

  test('who is let in again reads without 6001', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    await setCustomer(opened, { banStatus: 0 })
    const codeOf = async () =>
      (await send(opened.app, 'getUserInfo', { customerId }, client.headers())).envelope?.resultCode
    expect(await codeOf()).toBe('6001')
    await setCustomer(opened, { banStatus: 1 })
    expect(await codeOf()).toBe('0000')
  })
})
