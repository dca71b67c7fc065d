import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Connection } from '@wenjin/database/connect/connection'
import { searchHighSchools } from '@wenjin/database/queries/library/high-schools'
import { testDatabases } from '@wenjin/database/testing'
import { importTables } from './import-tables.ts'
import type { FileReport } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenjin-high-schools-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEADER = '省份,城市,区县,中学名称,班级数'
let clock = Date.parse('2026-06-25T08:00:00Z')

async function importList(connection: Connection, lines: readonly string[]): Promise<FileReport> {
  const path = join(folder, '中学.csv')
  writeFileSync(path, [HEADER, ...lines, ''].join('\n'))
  clock += 60_000
  const now = new Date(clock)
  const report = await importTables({ connection, paths: [path], clock: () => now, reportDir: folder })
  return report.files[0]!
}

const inCity = async ({ db }: Connection, cityId: number) =>
  (await searchHighSchools(db, { name: '', cityId, offset: 0, limit: 100 })).list

for (const database of testDatabases) {
  test(`a list of high schools takes the demo's place in its province, and follows its file (${database.name})`, async () => {
    await using opened = await database.openSeeded()
    const { connection } = opened
    expect((await inCity(connection, 4301)).every((school) => school.demo)).toBe(true)
    const hangzhou = (await inCity(connection, 3301)).length
    expect(hangzhou).toBeGreaterThan(0)

    const first = await importList(connection, [
      '湖南,长沙市,岳麓区,麓山中学,20',
      '湖南,长沙市,岳麓区,麓山中学,20',
      '湖南,长沙市,天心区,天心中学,',
      '湖南,长沙市,没有区,无处中学,10',
    ])
    expect(first).toMatchObject({ status: 'loaded', kind: 'high_school', rowsRead: 4, rowsLoaded: 2 })
    expect(first).toMatchObject({ duplicates: 1, rejected: { 城市或区县认不出: 1 } })
    expect(readFileSync(first.rejectsFile!, 'utf8')).toContain('无处中学')
    const schools = await inCity(connection, 4301)
    expect(schools.map(({ name, classCount, demo }) => [name, classCount, demo])).toEqual([
      ['天心中学', 0, false],
      ['麓山中学', 20, false],
    ])
    expect(await inCity(connection, 4302)).toEqual([])
    expect(await inCity(connection, 3301)).toHaveLength(hangzhou)

    const again = await importList(connection, [
      '湖南,长沙市,岳麓区,麓山中学,22',
      '湖南,株洲市,荷塘区,荷塘中学,8',
    ])
    expect(again).toMatchObject({ status: 'loaded', difference: { added: 1, changed: 1, removed: 1 } })
    const kept = schools.find(({ name }) => name === '麓山中学')
    expect(await inCity(connection, 4301)).toEqual([{ ...kept, classCount: 22 }])
    const same = await importList(connection, [
      '湖南,长沙市,岳麓区,麓山中学,22',
      '湖南,株洲市,荷塘区,荷塘中学,8',
    ])
    expect(same.status).toBe('unchanged')
  })
}
