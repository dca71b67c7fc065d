import { expect, test } from 'vitest'
import { testDatabases } from '../../testing.ts'
import { LINE_LEVELS } from '../../schema/tables.ts'
import { putDataset, replaceSlices } from '../dataset/dataset-writes.ts'
import { listUnitYears } from './unit-rows.ts'

const YUNNAN = 39

for (const database of testDatabases) {
  test(`a year that single schools alone have told is not a year of units, in ${database.name}`, async () => {
    await using opened = await database.open()
    const { db } = opened.connection
    const slicesOf = async (kind: 'plan' | 'admission', level: number, rows: Record<number, number>) => {
      const head = { source: `${kind} ${level}`, kind, sha256: '', rulesSha256: '', origin: null, note: null }
      const datasetId = await putDataset(db, {
        ...head,
        isDemo: false,
        priority: 10,
        importedAt: new Date(0),
      })
      const slices = Object.entries(rows).map(([year, num]) => ({
        provId: YUNNAN,
        year: Number(year),
        track: 'physics',
        level,
        rows: num,
      }))
      await replaceSlices(db, datasetId, kind, slices)
    }
    await slicesOf('admission', LINE_LEVELS.group, { 2023: 900, 2024: 1042, 2025: 10 })
    await slicesOf('admission', LINE_LEVELS.major, { 2025: 1763 })
    await slicesOf('plan', 0, { 2025: 5000, 2026: 26 })
    expect(await listUnitYears(db, YUNNAN, 'physics', [LINE_LEVELS.group])).toEqual({
      plan: [2025],
      line: [2024, 2023],
    })
  })
}
