import { afterEach, expect, test, vi } from 'vitest'
import { HUNAN, openTestApp } from '../../../testing/test-app.ts'

afterEach(() => vi.useRealTimers())

test('a warm process answers twenty queries of a signed-in customer without one', async () => {
  let statements = 0
  await using opened = await openTestApp({ onStatement: () => statements++ })
  vi.useFakeTimers({ toFake: ['Date'] })
  const client = opened.client()
  await client.signIn('13800000001')
  const { scoreId } = await client.call('saveScore', HUNAN)
  await client.call('queryUniv', { scoreId, batchId: 2 })
  expect(statements).toBeGreaterThan(10)

  statements = 0
  for (let pageNo = 1; pageNo <= 20; pageNo++) {
    await client.call('queryUniv', { scoreId, batchId: 2, pageNo, areas: [pageNo + 15], keyword: '大学' })
  }
  expect(statements).toBe(0)

  // session, data version, tenants with their hosts, provinces with what is locked: each looked up again, once
  vi.setSystemTime(Date.now() + 5_001)
  opened.pass(5_001)
  await client.call('queryUniv', { scoreId, batchId: 2 })
  await client.call('queryUniv', { scoreId, batchId: 2 })
  expect(statements).toBe(7)
})

test('a change of the data is seen, and nothing of the old answers stays', async () => {
  await using opened = await openTestApp()
  vi.useFakeTimers({ toFake: ['Date'] })
  const client = opened.client()
  const before = await client.call('queryUniv', { ...HUNAN, batchId: 2 })
  const { db } = opened.database.connection
  await db.deleteFrom('plan').where('provId', '=', 32).where('year', '=', 2026).execute()
  await db
    .deleteFrom('datasetSlice')
    .where('provId', '=', 32)
    .where('kind', '=', 'plan')
    .where('year', '=', 2026)
    .execute()
  await db
    .updateTable('dataVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
  expect(await client.call('queryUniv', { ...HUNAN, batchId: 2 })).toEqual(before)
  vi.setSystemTime(Date.now() + 2_001)
  const after = await client.call('queryUniv', { ...HUNAN, batchId: 2 })
  expect(after.basis).toMatchObject({ year: 2026, unitYear: 2025 })
  expect(after.basis.notes[0]).toContain('2026年招生计划尚未收录，以下为2025年的院校专业')
})
