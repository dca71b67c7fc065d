import { renewReliability } from '@wenjin/admission/judge/renew'
import { importTables } from '@wenjin/importer/import-tables'
import { testDatabases } from '@wenjin/database/testing'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const HUNAN = 32
const HUBEI = 31
const TIBET = 40
const HEADER =
  'year,province,subject_type,batch,school_code,school_name,group_code,min_score,min_rank,plan_count'

/** Lines of 120 made-up schools a year, the last year with ten that were not there before. */
function madeUpLines(): string {
  const rows = [2024, 2025, 2026].flatMap((year) =>
    Array.from({ length: year === 2026 ? 130 : 120 }, (_, i) => {
      const rank = Math.round(300 * (i + 1) * (1 + 0.07 * Math.sin(i * 12.9898 + year * 78.233)))
      return `${year},湖北,历史类,本科批,${2001 + i},乙${2001 + i}大学,1,${690 - i},${rank},20`
    }),
  )
  return `${[HEADER, ...rows].join('\n')}\n`
}

for (const database of testDatabases) {
  describe(`the data centre (${database.name})`, () => {
    let opened: TestApp
    let folder: string
    beforeAll(async () => {
      opened = await openTestApp({ kind: database })
      folder = mkdtempSync(join(tmpdir(), 'wenjin-center-'))
    })
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true })
      await opened[Symbol.asyncDispose]()
    })
    const dataCenter = (provinceId: number) => opened.client().call('getDataCenter', { provinceId })

    test('says of a province with demo data what is there and that it is made up, to anyone', async () => {
      const { provName, updatedAt, dataList, nationalList, reliabilityList, ...told } =
        await dataCenter(HUNAN)
      expect(told).toMatchObject({ standing: 'list', standingName: '可填志愿' })
      expect(told.unitNum).toBeGreaterThan(100)
      expect(told.listNum).toBe(told.chanceNum)
      expect([provName, updatedAt]).toEqual(['湖南', '2026-06-01T00:00:00.000Z'])
      expect(new Set(dataList.map(({ kindName }) => kindName))).toEqual(
        new Set(['投档录取线', '批次线', '招生计划', '一分一段']),
      )
      const lines = dataList.filter(({ kind }) => kind === 'admission')
      expect(lines.map(({ year, trackName, levelName }) => [year, trackName, levelName])).toEqual([
        [2026, '历史类', '专业组'],
        [2026, '物理类', '专业组'],
        [2025, '历史类', '专业组'],
        [2025, '物理类', '专业组'],
        [2024, '历史类', '专业组'],
        [2024, '物理类', '专业组'],
      ])
      expect(lines[0]).toMatchObject({ source: '示例数据·湖南·投档线', demo: true })
      expect(lines.every(({ rows }) => rows > 0)).toBe(true)
      expect(nationalList.map(({ kindName, demo, year }) => [kindName, demo, year])).toEqual([
        ['中学名单', true, 0],
        ['专业目录', true, 0],
        ['院校名单', true, 0],
      ])
      expect(reliabilityList.length).toBeGreaterThan(0)
      expect(reliabilityList.every(({ demo }) => demo)).toBe(true)
    })

    test('has nothing of a province without data, and is not asked about what is no province', async () => {
      expect(await dataCenter(TIBET)).toMatchObject({
        provName: '西藏',
        updatedAt: null,
        standing: 'none',
        unitNum: 0,
        dataList: [],
        reliabilityList: [],
      })
      for (const provinceId of [0, 14, 46, 1.5])
        await expect(dataCenter(provinceId)).rejects.toMatchObject({ code: '40001' })
    })

    test('is seen in a province the tenant has locked, too', async () => {
      await opened.database.connection.db
        .insertInto('tenantProvince')
        .values({ tenantId: 0, provId: HUNAN, canUse: false })
        .execute()
      expect((await dataCenter(HUNAN)).dataList.length).toBeGreaterThan(0)
    })

    test('says after an import how good the chances of the last year would have been', async () => {
      expect((await dataCenter(HUBEI)).dataList).toEqual([])
      const path = join(folder, 'adm_hubei_made_up.csv')
      writeFileSync(path, madeUpLines())
      await importTables({
        connection: opened.database.connection,
        paths: [path],
        clock: () => new Date('2026-08-01T00:00:00Z'),
        judge: renewReliability,
      })
      await vi.waitFor(async () => expect((await dataCenter(HUBEI)).updatedAt).not.toBeNull(), 20_000)
      const told = await dataCenter(HUBEI)
      expect(told.updatedAt).toBe('2026-08-01T00:00:00.000Z')
      expect(told.dataList[0]).toEqual({
        kind: 'admission',
        kindName: '投档录取线',
        year: 2026,
        trackName: '历史类',
        levelName: '专业组',
        rows: 130,
        source: 'adm_hubei_made_up.csv',
        origin: '',
        note: '',
        importedAt: '2026-08-01T00:00:00.000Z',
        demo: false,
      })
      const [row, ...others] = told.reliabilityList
      expect(others).toEqual([])
      expect(row).toMatchObject({
        year: 2026,
        trackName: '历史类',
        levelName: '专业组',
        vocational: false,
        unitNum: 130,
        matchedNum: 120,
        knownYears: [2025, 2024],
        demo: false,
      })
      expect(row!.bins).toHaveLength(10)
      expect(row!.bins.reduce((sum, { pairNum }) => sum + pairNum, 0)).toBe(120 * 41)
      for (const { told: chance, filed } of [...row!.bins, ...Object.values(row!.sections)]) {
        expect(chance).toBe(Math.round(chance * 10_000) / 10_000)
        expect(filed).toBe(Math.round(filed * 10_000) / 10_000)
      }
    })
  })
}
