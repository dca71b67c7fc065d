import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HUNAN, openTestApp, send } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const PHONE = '13812345678'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
  const { db } = opened.database.connection
  await db
    .insertInto('tenant')
    .values({
      tenantId: 7,
      shortName: '七中',
      brandName: '七中升学',
      themeColor: '#f80',
      defaultProvince: JSON.stringify({ provId: 25, provName: '浙江' }),
      appid: 'wx7',
      disabledList: JSON.stringify(['H5-WX-LOGIN']),
      mallName: '书店',
    })
    .execute()
  await db.insertInto('tenantHost').values({ host: 'seven.example', tenantId: 7 }).execute()
  await db.insertInto('tenantProvince').values({ tenantId: 7, provId: 32, canUse: false }).execute()
  await db
    .insertInto('tenantConfig')
    .values([
      { tenantId: 7, keyEname: 'mini-programs-link', inputType: 'text', keyValue: 'weixin://seven' },
      { tenantId: 7, keyEname: 'h5-logo', inputType: 'file', keyValue: '/logo.png' },
    ])
    .execute()
})
afterAll(() => opened[Symbol.asyncDispose]())

const seven = () => opened.client({ host: 'seven.example', tenantId: 7 })

describe('tenant information', () => {
  test('is that of the host, whatever domain the page names', async () => {
    expect(await seven().call('getTenantInfo', { domainName: 'other.example' })).toEqual({
      tenantId: 7,
      shortName: '七中',
      brandName: '七中升学',
      themeColor: '#f80',
      defaultProvince: '{"provId":25,"provName":"浙江"}',
      appid: 'wx7',
      disabledList: ['H5-WX-LOGIN'],
      mallName: '书店',
    })
  })

  test('of a host that nobody registered is the main brand, with 湖南 and 商城', async () => {
    const info = await opened.client({ host: 'nobody.example' }).call('getTenantInfo', {})
    expect(info).toMatchObject({
      tenantId: 0,
      brandName: '问津志愿',
      mallName: '商城',
      appid: '',
      disabledList: [],
    })
    expect(JSON.parse(info.defaultProvince)).toEqual({ provId: 32, provName: '湖南' })
  })
})

describe('tenant configuration', () => {
  test('has underscores in its keys and can be asked for by kind', async () => {
    const logo = { keyEname: 'h5_logo', keyValue: '/logo.png' }
    const link = { keyEname: 'mini_programs_link', keyValue: 'weixin://seven' }
    expect(await seven().call('getTenantConfig', { deviceType: 2 })).toEqual([logo, link])
    expect(await seven().call('getTenantConfig', { deviceType: 2, inputType: 'text' })).toEqual([link])
    expect(await seven().call('getTenantConfig', { inputType: 'richText' })).toEqual([])
  })

  test('of the main brand has the user agreement from the first start', async () => {
    const items = await opened.client().call('getTenantConfig', { deviceType: 2, inputType: 'richText' })
    expect(items.map(({ keyEname }) => keyEname)).toEqual(['pc_aboutus_userAgreement'])
    expect(items[0]?.keyValue).toContain('用户协议')
  })
})

describe('provinces', () => {
  test('are all 31, with what is open and what is sample data', async () => {
    const provinces = await opened.client().call('getProvinces', {})
    expect(provinces).toHaveLength(31)
    expect(provinces.filter(({ provStatus }) => provStatus)).toEqual([
      { provId: 25, provName: '浙江', provStatus: true, fillable: true, canUse: 1, demo: true },
      { provId: 32, provName: '湖南', provStatus: true, fillable: true, canUse: 1, demo: true },
      { provId: 45, provName: '新疆', provStatus: true, fillable: true, canUse: 1, demo: true },
    ])
    expect(provinces[0]).toEqual({
      provId: 15,
      provName: '北京',
      provStatus: false,
      fillable: false,
      canUse: 1,
      demo: false,
    })
  })

  test('may be locked for one tenant and open for another', async () => {
    const canUse = async (client: ReturnType<typeof seven>) =>
      (await client.call('getProvinces', {})).find(({ provId }) => provId === 32)?.canUse
    expect(await canUse(seven())).toBe(0)
    expect(await canUse(opened.client())).toBe(1)
    const locked = expect.objectContaining({ code: '40303', message: '尚未开通该省份权限，请联系客服' })
    await expect(seven().call('lastRank', HUNAN)).rejects.toEqual(locked)
    await expect(seven().call('batchList', HUNAN)).rejects.toEqual(locked)
    await expect(seven().call('queryUniv', { ...HUNAN, batchId: 2 })).rejects.toEqual(locked)
  })
})

describe('customers', () => {
  test('of one tenant are nobody in another: phone, code, token and objects', async () => {
    const here = opened.client()
    const there = seven()
    const customerId = await here.signIn(PHONE)
    const { scoreId } = await here.call('saveScore', HUNAN)
    const { reportMainId: listId } = await here.call('saveReport', { scoreId, batchList: [] })

    const strange = await send(
      opened.app,
      'getUserInfo',
      { customerId },
      { ...here.headers(), host: 'seven.example' },
    )
    expect(strange.envelope?.resultCode).toBe('40105')

    opened.pass(60_000)
    const otherId = await there.signIn(PHONE)
    expect(otherId).not.toBe(customerId)
    const mine = expect.objectContaining({ code: '40301' })
    await expect(
      there.call('mainReportDetail', { customerId: otherId, reportMainId: listId }),
    ).rejects.toEqual(mine)
    await expect(there.call('queryUniv', { scoreId, batchId: 2 })).rejects.toEqual(mine)
    await expect(there.call('getUserInfo', { customerId })).rejects.toEqual(mine)

    opened.pass(60_000)
    const smsCode = await here.askCode(PHONE)
    const wrong = expect.objectContaining({ code: '40003' })
    await expect(there.call('regAndLogin', { phone: PHONE, smsCode })).rejects.toEqual(wrong)
  })

  test('who name another tenant than the host are refused', async () => {
    const wrong = expect.objectContaining({ code: '40001', message: 'tenantId 与域名不符' })
    await expect(opened.client({ tenantId: 7 }).call('getProvinces', {})).rejects.toEqual(wrong)
  })
})
