import { expect, test } from 'vitest'
import { migrate } from '../migrations/index.ts'
import { testDatabases } from '../testing.ts'
import { loadRowSources } from './unit-rows.ts'

test.each(testDatabases)(
  'a source is called by whom its table is from, not by its file; demo data by their own name ($name)',
  async (kind) => {
    await using opened = await kind.open()
    const { db } = opened.connection
    await migrate(db)
    const dataset = {
      kind: 'plan',
      sha256: '',
      rows_read: 0,
      rows_loaded: 0,
      rows_rejected: 0,
      priority: 1,
    } as const
    const imported_at = new Date('2026-06-26T01:00:00Z')
    await db
      .insertInto('dataset')
      .values([
        { ...dataset, imported_at, source: 'a.csv', origin: '某省教育考试院', is_demo: false, note: null },
        { ...dataset, imported_at, source: 'b.csv', origin: null, is_demo: false, note: null },
        { ...dataset, imported_at, source: '示例数据·湖南', origin: '由程序生成', is_demo: true, note: null },
      ])
      .execute()
    const names = [...(await loadRowSources(db)).values()].map(({ source }) => source)
    expect(names.toSorted()).toEqual(['b.csv', '某省教育考试院', '示例数据·湖南'].toSorted())
  },
)
