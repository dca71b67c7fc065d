import { PROVINCES, TRACKS } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { loadRankTables } from '@wenjin/database/queries/admission/rank-tables'
import { testDatabases } from '@wenjin/database/testing'
import { loadDemo } from './index.ts'

for (const database of testDatabases) {
  test(`demo data are marked, whole and loaded once (${database.name})`, async () => {
    await using opened = await database.openSeeded()
    const { db } = opened.connection
    expect(await loadDemo(opened.connection, { now: new Date(0) })).toBe(false)
    const datasets = await db.selectFrom('dataset').select(['source', 'isDemo']).execute()
    expect(datasets.length).toBeGreaterThan(10)
    expect(datasets.every((one) => one.isDemo && one.source.startsWith('示例数据'))).toBe(true)
    const orphans = await db.selectFrom('plan').select('lineNo').where('univId', 'is', null).execute()
    expect(orphans).toEqual([])
  })
}

test('every demo line lies in its score-rank table: its rank is one of its score', async () => {
  await using opened = await testDatabases[0]!.openSeeded()
  const { db } = opened.connection
  for (const { provId } of PROVINCES) {
    for (const track of TRACKS) {
      for (const table of await loadRankTables(db, provId, track)) {
        const lines = await db
          .selectFrom('admissionLine')
          .select(['minScore', 'minRank'])
          .where('provId', '=', provId)
          .where('track', '=', track)
          .where('year', '=', table.year)
          .execute()
        expect(lines.length).toBeGreaterThan(100)
        for (const { minScore, minRank } of lines) {
          const segment = table.segments.find(
            (one) => one.scoreLow <= minScore! && minScore! <= one.scoreHigh,
          )!
          expect(minRank!).toBeLessThanOrEqual(segment.cumulative)
          expect(minRank!).toBeGreaterThan(segment.cumulative - segment.count)
        }
      }
    }
  }
})
