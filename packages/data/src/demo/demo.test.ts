import { PROVINCES, TRACKS } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { loadRankTables } from '../queries/rank-tables.ts'
import { testDatabases } from '../testing.ts'
import { loadDemo } from './index.ts'

for (const database of testDatabases) {
  test(`demo data are marked, whole and loaded once (${database.name})`, async () => {
    await using opened = await database.openSeeded()
    const { db } = opened.connection
    expect(await loadDemo(opened.connection, new Date(0))).toBe(false)
    const datasets = await db.selectFrom('dataset').select(['source', 'is_demo']).execute()
    expect(datasets.length).toBeGreaterThan(10)
    expect(datasets.every((one) => one.is_demo && one.source.startsWith('示例数据'))).toBe(true)
    const orphans = await db.selectFrom('plan').select('line_no').where('univ_id', 'is', null).execute()
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
          .selectFrom('admission_line')
          .select(['min_score', 'min_rank'])
          .where('prov_id', '=', provId)
          .where('track', '=', track)
          .where('year', '=', table.year)
          .execute()
        expect(lines.length).toBeGreaterThan(100)
        for (const { min_score, min_rank } of lines) {
          const segment = table.segments.find(
            (one) => one.scoreLow <= min_score! && min_score! <= one.scoreHigh,
          )!
          expect(min_rank!).toBeLessThanOrEqual(segment.cumulative)
          expect(min_rank!).toBeGreaterThan(segment.cumulative - segment.count)
        }
      }
    }
  }
})
