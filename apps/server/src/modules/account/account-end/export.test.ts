import { expect, test } from 'vitest'
import { HUNAN, openTestApp, send } from '../../../testing/test-app.ts'

const PHONE = '13812345678'

test('the download holds all that is kept, with names a person reads, and no hash', async () => {
  await using opened = await openTestApp()
  const client = opened.client({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0' })
  const customerId = await client.signIn(PHONE)
  await client.call('changeProvince', { customerId, year: 2026, provinceId: 32 })
  const { scoreId } = await client.call('saveScore', HUNAN)
  const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList: [], name: '第一版' })
  const weights = { school: 5, major: 4, city: 3, fee: 2, chance: 1 }
  const preferences = { areas: [32], majorClasses: ['0809'], feeMost: 8_000 }
  await client.call('updateExpertParams', { reportMainId: listId, ...weights, ...preferences })
  const { db } = opened.database.connection
  const own = { customerId }
  const now = opened.deps.clock()
  const univ = await db.selectFrom('university').select(['univId', 'name']).limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('customerLike')
    .values({ ...own, kind: 'school', targetId: String(univ.univId), likedAt: now })
    .execute()
  await db
    .insertInto('consignee')
    .values({
      ...own,
      name: '沈',
      phone: PHONE,
      provId: 32,
      cityId: 4301,
      boroughId: 430102,
      address: '路1号',
    })
    .execute()
  await db
    .insertInto('customerOrder')
    .values({ ...own, orderNo: 'A1', tenantId: 0, title: '会员', amount: 1999, state: 2, createdAt: now })
    .execute()

  const file = await client.call('exportData', { customerId })
  const text = await (file as unknown as Blob).text()
  const hashes = await db.selectFrom('session').select('tokenHash').execute()
  for (const { tokenHash: hash } of hashes) expect(text).not.toContain(hash)
  const kept = JSON.parse(text) as Record<string, unknown>
  expect(kept).toMatchObject({
    说明: { 来自: '问津志愿', 导出时间: '2026-06-26 09:00:00', 时间均为: '北京时间' },
    账号: { 手机号: PHONE, 高考省份: '湖南', 高考年份: 2026, 注册方式: '短信验证码', 已设密码: '否' },
    就读学校: null,
    收货地址: { 收货人: '沈', 省份: '湖南', 城市: '长沙市', 区县: '芙蓉区', 详细地址: '路1号' },
    成绩: [{ 省份: '湖南', 年份: 2026, 科类: '物理类', 选科: expect.any(String), 分数: 560 }],
    志愿表: [
      {
        名称: '第一版',
        删除时间: null,
        偏好: { 院校: 5, 把握: 1, 意向省份: ['湖南'], 意向专业类代码: ['0809'], 学费上限: 8_000 },
        批次: expect.any(Array),
      },
    ],
    收藏: [{ 类别: '院校', 名称: univ.name }],
    订单: [{ 订单号: 'A1', 金额元: 19.99 }],
    登录记录: [{ 设备: '安卓手机 · 微信', 登录时间: '2026-06-26 09:00:00', 退出时间: null }],
    短信记录: [{ 用途: '登录或重设密码' }],
  })
})

test('it comes as a file named after the day, five times an hour', async () => {
  await using opened = await openTestApp()
  const client = opened.client()
  const customerId = await client.signIn(PHONE)
  const ask = () => send(opened.app, 'exportData', { customerId }, client.headers())
  const replies = [await ask(), ...(await Promise.all([ask(), ask(), ask(), ask(), ask()]))]
  const refused = replies.filter(({ envelope }) => envelope?.resultCode === '42901')
  expect(refused).toHaveLength(1)
  expect(replies[0]?.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('问津志愿-我的数据-2026-06-26.json')}`,
  )
  opened.pass(3_600_001)
  expect((await ask()).envelope).toBeUndefined()
})
