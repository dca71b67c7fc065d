import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { openTestApp, send } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'

const OFFER = {
  name: ' 王芳 ',
  organisation: '云麓中学',
  phone: ' 13900000000',
  need: '想为全校开通\n请联系 ',
}
const HOUR = 3_600_000

describe('an offer to cooperate', () => {
  test('is kept with its tenant and address, from anybody', async () => {
    await using opened = await openTestApp()
    await addTenantSeven(opened)
    await opened.client({ ...SEVEN, address: '203.0.113.9' }).call('saveCooperation', OFFER)
    const rows = await opened.database.connection.db.selectFrom('cooperation').selectAll().execute()
    expect(rows).toEqual([
      {
        cooperationId: expect.any(Number),
        tenantId: 7,
        name: '王芳',
        organisation: '云麓中学',
        phone: '13900000000',
        need: '想为全校开通\n请联系',
        address: '203.0.113.9',
        createdAt: new Date('2026-06-26T01:00:00Z'),
      },
    ])
  })

  test('needs a phone and a need, and counts only when it is kept', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    for (let i = 0; i < 6; i++) {
      await expect(client.call('saveCooperation', { ...OFFER, phone: '139' })).rejects.toMatchObject({
        code: '40001',
        message: '请输入正确的手机号',
      })
      await expect(client.call('saveCooperation', { ...OFFER, need: ' \n ' })).rejects.toMatchObject({
        code: '40001',
        message: '请填写合作需求',
      })
    }
    await client.call('saveCooperation', OFFER)
  })

  test.each(['a\u0000b', 'a\u0008b'])('has no need that no database takes: %j', async (need) => {
    await using opened = await openTestApp()
    await expect(opened.client().call('saveCooperation', { ...OFFER, need })).rejects.toMatchObject({
      code: '40001',
      message: '参数 need 格式不正确',
    })
    await opened.client().call('saveCooperation', { ...OFFER, need: '第一行\r\n\t第二行😀' })
  })

  test.each(testDatabases)(
    'can be made five times a day from an address, also at once ($name)',
    async (kind) => {
      await using opened = await openTestApp({ kind })
      const client = opened.client()
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, () => client.call('saveCooperation', OFFER)),
      )
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
      const refused = await send(opened.app, 'saveCooperation', OFFER)
      expect(refused.envelope).toMatchObject({ resultCode: '42901', message: '每天最多提交5次，请明天再试' })
      expect(refused.headers['retry-after']).toBe(String(15 * 3_600))
      await opened.client({ address: '203.0.113.2' }).call('saveCooperation', OFFER)
      opened.pass(15 * HOUR)
      await client.call('saveCooperation', OFFER)
    },
  )
})
