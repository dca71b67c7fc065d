import { expect, test } from 'vitest'
import { testDatabases } from '../../testing.ts'
import { loadRowSources } from '../admission/unit-rows.ts'

test.each(testDatabases)(
  'a source is called by whom its table is from, not by its file; demo data by their own name ($name)',
  async (kind) => {
    await using opened = await kind.open()
    const { db } = opened.connection
    const dataset = {
      kind: 'plan',
      sha256: '',
      rowsRead: 0,
      rowsLoaded: 0,
      rowsRejected: 0,
      priority: 1,
    } as const
    const importedAt = new Date('2026-06-26T01:00:00Z')
    await db
      .insertInto('dataset')
      .values([
        { ...dataset, importedAt, source: 'a.csv', origin: '某省教育考试院', isDemo: false, note: null },
        { ...dataset, importedAt, source: 'b.csv', origin: null, isDemo: false, note: null },
        { ...dataset, importedAt, source: '示例数据·湖南', origin: '由程序生成', isDemo: true, note: null },
      ])
      .execute()
    const names = [...(await loadRowSources(db)).values()].map(({ source }) => source)
    expect(names.toSorted()).toEqual(['b.csv', '某省教育考试院', '示例数据·湖南'].toSorted())
  },
)
