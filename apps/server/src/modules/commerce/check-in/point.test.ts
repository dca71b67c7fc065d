import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const TODAY_DONE = { code: '40006', message: '今日已签到' }

describe('signing in for points', () => {
  test('gives more each day in a row up to ten, and starts again after a day without', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn('13800000001')
    const given: number[] = []
    let balance = 0
    for (let day = 1; day <= 8; day++) {
      const entered = await client.call('signIn', { customerId })
      balance += entered.points
      expect(entered).toEqual({ points: entered.points, balance, days: day })
      given.push(entered.points)
      opened.pass(DAY)
    }
    expect(given).toEqual([5, 6, 7, 8, 9, 10, 10, 10])
    opened.pass(DAY)
    expect(await client.call('signIn', { customerId })).toEqual({ points: 5, balance: balance + 5, days: 1 })
  })

  test('happens once a day of China, and the profile tells where it stands', async () => {
    await using opened = await openTestApp({ now: '2026-06-26T23:30:00+08:00' })
    const client = opened.client()
    const customerId = await client.signIn('13800000001')
    const standing = async () => {
      const { points, signInDays, signedInToday } = await client.call('getCustomerInfo', { customerId })
      return [points, signInDays, signedInToday]
    }
    expect(await standing()).toEqual([0, 0, 0])
    await client.call('signIn', { customerId })
    expect(await standing()).toEqual([5, 1, 1])
    await expect(client.call('signIn', { customerId })).rejects.toMatchObject(TODAY_DONE)
    opened.pass(HOUR)
    expect(await standing()).toEqual([5, 1, 0])
    expect(await client.call('signIn', { customerId })).toMatchObject({ points: 6, days: 2 })
    await expect(client.call('signIn', { customerId })).rejects.toMatchObject(TODAY_DONE)
    expect(await standing()).toEqual([11, 2, 1])
    opened.pass(2 * DAY)
    expect(await standing()).toEqual([11, 0, 0])
  })

  test('goes on over the end of a month and of a year', async () => {
    await using opened = await openTestApp({ now: '2026-12-31T08:00:00+08:00' })
    const client = opened.client()
    const customerId = await client.signIn('13800000001')
    await client.call('signIn', { customerId })
    opened.pass(DAY)
    expect(await client.call('signIn', { customerId })).toMatchObject({ days: 2, balance: 11 })
  })

  test.each(testDatabases)('twenty times at once on $name gives it once', async (kind) => {
    await using opened = await openTestApp({ kind })
    const client = opened.client()
    const customerId = await client.signIn('13800000001')
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => client.call('signIn', { customerId })),
    )
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(TODAY_DONE)
    expect(await client.call('getCustomerInfo', { customerId })).toMatchObject({ points: 5, signInDays: 1 })
  })
})
