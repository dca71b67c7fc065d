import { expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'

test("orders are one's own, newest first, by pages and by state", async () => {
  await using opened = await openTestApp()
  const client = opened.client()
  const customerId = await client.signIn('13800000001')
  const other = opened.client({ address: '203.0.113.2' })
  const otherId = await other.signIn('13800000002')
  expect(await client.call('getOrderList', { customerId })).toEqual({ total: 0, list: [] })
  const order = (orderNo: string, owner: number, state: number, day: string) => ({
    orderNo,
    tenantId: 0,
    customerId: owner,
    title: '会员',
    amount: 19_900,
    state,
    createdAt: new Date(`2026-06-${day}T00:00:00Z`),
  })
  await opened.database.connection.db
    .insertInto('customerOrder')
    .values([
      order('A1', customerId, 0, '01'),
      order('A2', customerId, 2, '03'),
      order('A3', customerId, 2, '02'),
      order('B1', otherId, 2, '04'),
    ])
    .execute()
  const numbers = async (more: object) => {
    const { total, list } = await client.call('getOrderList', { customerId, ...more })
    return [total, list.map(({ orderNo }) => orderNo)]
  }
  expect(await numbers({})).toEqual([3, ['A2', 'A3', 'A1']])
  expect(await numbers({ pageNo: 2, pageSize: 2 })).toEqual([3, ['A1']])
  expect(await numbers({ state: 2 })).toEqual([2, ['A2', 'A3']])
  expect(await numbers({ state: 0 })).toEqual([1, ['A1']])
  expect((await client.call('getOrderList', { customerId, state: 0 })).list).toEqual([
    { orderNo: 'A1', title: '会员', amount: 19_900, state: 0, createdAt: '2026-06-01T00:00:00.000Z' },
  ])
})
