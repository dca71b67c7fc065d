import { FITTED_MODEL } from '@wenjin/engine'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '@wenjin/database/connect/connection'
import { importTables } from '@wenjin/importer/import-tables'
import type { ImportOptions } from '@wenjin/importer/import-tables'
import { readDataVersion } from '@wenjin/database/queries/dataset/data-version'
import {
  listReliability,
  listReliabilityDue,
  setReliabilityDue,
} from '@wenjin/database/queries/admission/reliability'
import { testDatabases } from '@wenjin/database/testing'
import { renewReliability } from './renew.ts'

const HUBEI = 31
const HUNAN = 32
const ZHEJIANG = 25
const NEWEST = Math.max(...FITTED_MODEL.fitted.years)
const HEADER =
  'year,province,subject_type,batch,school_code,school_name,group_code,min_score,min_rank,plan_count'
/** A list of universities with one of the made-up schools. */
const LIST = `序号,学校名称,学校标识码,主管部门,所在地,办学层次,备注
1,甲1001大学,4143099001,教育部,长沙市,本科,
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wenjin-reliability-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface MadeUp {
  readonly province: string
  /** Made-up schools by year. */
  readonly schools: Readonly<Record<number, number>>
  readonly track?: string
  readonly batch?: string
}

/** Lines of made-up schools whose cut-offs wander a little from year to year. */
function linesOf({ province, schools, track = '物理类', batch = '本科批' }: MadeUp): string[] {
  return Object.entries(schools).flatMap(([year, count]) =>
    Array.from({ length: count }, (_, i) => {
      const wander = 1 + 0.08 * Math.sin((i + 1) * 12.9898 + Number(year) * 78.233)
      const rank = Math.round(400 * (i + 1) * wander)
      const code = 1001 + i
      return `${year},${province},${track},${batch},${code},甲${code}大学,101,${700 - i},${rank},30`
    }),
  )
}

function write(name: string, ...parts: readonly MadeUp[]): string {
  const path = join(folder, name)
  writeFileSync(path, `${[HEADER, ...parts.flatMap(linesOf)].join('\n')}\n`)
  return path
}

function load(
  connection: Connection,
  paths: readonly string[],
  { now = '2026-08-01T00:00:00Z', ...more }: Partial<ImportOptions> & { now?: string } = {},
) {
  return importTables({ connection, paths, clock: () => new Date(now), judge: renewReliability, ...more })
}

async function madeAt({ db }: Connection): Promise<[number, string][]> {
  const rows = await db.selectFrom('reliability').select(['provId', 'madeAt']).orderBy('provId').execute()
  return rows.map((row) => [row.provId, row.madeAt.toISOString()])
}

const [Y, L, B] = [NEWEST + 1, NEWEST, NEWEST - 1]

for (const database of testDatabases) {
  describe(`reliability (${database.name})`, () => {
    test('is made by an import, for the last year that has lines before it', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const path = write('adm_hunan.csv', { province: '湖南', schools: { [B]: 150, [L]: 150, [Y]: 160 } })
      const { reliability, reliabilityError } = await load(connection, [path])
      expect([reliability, reliabilityError]).toEqual([{ provIds: [HUNAN], seriesNum: 1 }, null])
      const [row, ...others] = await listReliability(connection.db, HUNAN)
      expect(others).toEqual([])
      expect(row).toMatchObject({
        track: 'physics',
        level: 2,
        isVocational: false,
        year: Y,
        unitNum: 160,
        matchedNum: 150,
        knownYears: [L, B],
        fittedTo: NEWEST,
        isDemo: false,
      })
      expect(row!.bins).toHaveLength(10)
      expect(row!.bins.reduce((sum, bin) => sum + bin.pairs, 0)).toBe(150 * 41)
      const { unlikely, reach, match, safety } = row!.sections
      expect(unlikely.pairs + reach.pairs + match.pairs + safety.pairs).toBe(150 * 41)
      expect(safety.filed).toBeGreaterThan(reach.filed)
      expect(row!.coverage).toBeGreaterThan(0.5)
      expect(row!.brier).toBeLessThan(0.25)
      expect(row!.logLoss).toBeGreaterThan(row!.brier)
    })

    test('of a year that the parameters have seen is judged with those fitted before it; of too old a year not at all', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const seen = write('adm_a.csv', { province: '湖南', schools: { [B]: 120, [L]: 120 } })
      const old = write('adm_b.csv', { province: '湖北', track: '理科', schools: { 2015: 120, 2016: 120 } })
      const { reliability } = await load(connection, [seen, old])
      expect(reliability).toEqual({ provIds: [HUBEI, HUNAN], seriesNum: 1 })
      expect(await listReliability(connection.db, HUNAN)).toMatchObject([{ year: L, fittedTo: B }])
    })

    test('tells tracks, undergraduate and vocational apart, each with its own last year, and nothing of fewer than 100 units', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const schools = { [B]: 120, [L]: 120, [Y]: 120 }
      const path = write(
        'adm_hunan.csv',
        { province: '湖南', schools },
        { province: '湖南', batch: '高职专科批', schools: { [B]: 120, [L]: 120, [Y]: 99 } },
        { province: '湖南', track: '历史类', schools: { [B]: 99, [L]: 120, [Y]: 120 } },
        { province: '湖南', track: '历史类', batch: '高职专科批', schools: { [B]: 99, [L]: 99 } },
      )
      await load(connection, [path])
      const rows = await listReliability(connection.db, HUNAN)
      expect(
        rows.map(({ track, isVocational, year, matchedNum }) => [track, isVocational, year, matchedNum]),
      ).toEqual([
        ['physics', false, Y, 120],
        ['history', false, Y, 120],
        ['physics', true, L, 120],
      ])
    })

    test('is made again for the provinces an import changes, and for no other; not by a dry run', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const hunan = write('adm_hunan.csv', { province: '湖南', schools: { [L]: 120, [Y]: 120 } })
      const hubei = write('adm_hubei.csv', { province: '湖北', schools: { [L]: 130, [Y]: 130 } })
      await load(connection, [hunan, hubei])
      const version = await readDataVersion(connection.db)
      const changed = write('adm_hubei.csv', { province: '湖北', schools: { [L]: 130, [Y]: 110 } })
      const tried = await load(connection, [changed], { dryRun: true, now: '2026-08-02T00:00:00Z' })
      expect([tried.reliability, await listReliabilityDue(connection.db)]).toEqual([null, []])
      expect((await listReliability(connection.db, HUBEI))[0]?.unitNum).toBe(130)
      await load(connection, [hunan, changed], { now: '2026-08-03T00:00:00Z' })
      expect(await madeAt(connection)).toEqual([
        [HUBEI, '2026-08-03T00:00:00.000Z'],
        [HUNAN, '2026-08-01T00:00:00.000Z'],
      ])
      expect((await listReliability(connection.db, HUBEI))[0]?.unitNum).toBe(110)
      expect(await readDataVersion(connection.db)).toBe(version + 2)
      const moved = write('adm_hubei.csv', { province: '浙江', track: '综合', schools: { [L]: 130 } })
      const { reliability } = await load(connection, [moved])
      expect(reliability?.provIds).toEqual([ZHEJIANG, HUBEI])
      expect(await listReliability(connection.db, HUBEI)).toEqual([])
    })

    test('is made again where a list tells whose the lines are', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const hunan = write('adm_hunan.csv', { province: '湖南', schools: { [L]: 120, [Y]: 120 } })
      await load(connection, [hunan], { now: '2026-08-01T00:00:00Z' })
      const list = join(folder, 'universities.csv')
      writeFileSync(list, LIST)
      const { settlement, reliability } = await load(connection, [list], { now: '2026-08-02T00:00:00Z' })
      expect(settlement?.matchedRows).toBe(2)
      expect(reliability).toEqual({ provIds: [HUNAN], seriesNum: 1 })
      expect(await madeAt(connection)).toEqual([[HUNAN, '2026-08-02T00:00:00.000Z']])
    })

    test('that fails loses nothing of the import, tells nothing stale, and is tried again', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const hunan = write('adm_hunan.csv', { province: '湖南', schools: { [L]: 120, [Y]: 120 } })
      const hubei = write('adm_hubei.csv', { province: '湖北', schools: { [L]: 130, [Y]: 130 } })
      await load(connection, [hunan, hubei])
      const limit = sql`alter table reliability add constraint broken check (unit_num <> 110)`
      await limit.execute(connection.db)
      const changed = [
        write('adm_hunan.csv', { province: '湖南', schools: { [L]: 120, [Y]: 111 } }),
        write('adm_hubei.csv', { province: '湖北', schools: { [L]: 130, [Y]: 110 } }),
      ]
      const reliability = await load(connection, changed)
      expect(reliability.files.map(({ status }) => status)).toEqual(['loaded', 'loaded'])
      expect(reliability.reliability).toEqual({ provIds: [HUNAN], seriesNum: 1 })
      expect(reliability.reliabilityError).toMatch(/^湖北：数据库出错：.*broken/)
      expect(await listReliability(connection.db, HUBEI)).toEqual([])
      expect(await listReliability(connection.db, HUNAN)).toMatchObject([{ unitNum: 111 }])
      await sql`alter table reliability drop constraint broken`.execute(connection.db)
      const again = await load(connection, changed)
      expect(again.files.map(({ status }) => status)).toEqual(['unchanged', 'unchanged'])
      expect([again.reliability?.provIds, again.reliabilityError]).toEqual([[HUBEI], null])
      expect(await listReliability(connection.db, HUBEI)).toMatchObject([{ unitNum: 110 }])
    })

    test('asked for twice at once is made once', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const path = write('adm_hunan.csv', { province: '湖南', schools: { [L]: 120, [Y]: 120 } })
      const { reliability } = await load(connection, [path], { judge: undefined })
      expect([reliability, await listReliabilityDue(connection.db)]).toEqual([null, [HUNAN]])
      const clock = () => new Date('2026-08-01T00:00:00Z')
      const both = await Promise.all([
        renewReliability(connection, clock),
        renewReliability(connection, clock),
      ])
      expect(both.map(({ error }) => error)).toEqual([null, null])
      expect(both[0].seriesNum + both[1].seriesNum).toBe(1)
      expect(await listReliability(connection.db, HUNAN)).toHaveLength(1)
      expect(await listReliabilityDue(connection.db)).toEqual([])
    })

    test('of demo data is marked, and goes with them', async () => {
      await using opened = await database.openSeeded()
      const { connection } = opened
      const of = async (provId: number) =>
        (await listReliability(connection.db, provId)).map(({ isDemo }) => isDemo)
      expect((await of(HUNAN)).length).toBeGreaterThan(0)
      expect([...(await of(HUNAN)), ...(await of(ZHEJIANG))]).not.toContain(false)
      const fixtures = join(import.meta.dirname, '../../../importer/src/fixtures')
      await load(
        connection,
        ['rank.csv', 'lines.xlsx'].map((name) => join(fixtures, name)),
      )
      expect(await of(HUNAN)).toEqual([])
      expect(await of(ZHEJIANG)).toContain(true)
      expect((await madeAt(connection)).map(([provId]) => provId)).not.toContain(HUNAN)
    })

    test('is not told while it is due, however often a province is said to be', async () => {
      await using opened = await database.openSeeded()
      const { db } = opened.connection
      await setReliabilityDue(db, [ZHEJIANG, ZHEJIANG])
      await setReliabilityDue(db, [ZHEJIANG])
      expect(await listReliabilityDue(db)).toEqual([ZHEJIANG])
      expect(await listReliability(db, ZHEJIANG)).toEqual([])
    })
  })
}

/** Real tables stand beside the repository where there are any; they are no part of it. */
const SHARED = join(import.meta.dirname, '../../../../../shared/data')
const REAL = [
  'universities_moe_2025.csv',
  'rank_hunan_official_2024-2026.csv',
  'batchline_hunan_2024-2026.csv',
  'adm_hunan_group_2024-2025_official.csv',
].map((name) => join(SHARED, name))

test.runIf(REAL.every((path) => existsSync(path)))(
  'of the official tables of 湖南 is of a sane size',
  async () => {
    await using opened = await testDatabases[0]!.open()
    const { connection } = opened
    const { reliabilityError } = await load(connection, REAL)
    expect(reliabilityError).toBeNull()
    const rows = await listReliability(connection.db, HUNAN)
    expect(rows.map(({ year, track, level }) => [year, track, level])).toEqual([
      [2025, 'physics', 2],
      [2025, 'history', 2],
    ])
    for (const row of rows) {
      expect(row.fittedTo).toBe(2024)
      expect(row.knownYears).toEqual([2024])
      expect(row.matchedNum / row.unitNum).toBeGreaterThan(0.3)
      expect(row.coverage).toBeGreaterThan(0.5)
      expect(row.coverage).toBeLessThan(1)
      expect(row.brier).toBeLessThan(1.3 * row.simpleBrier)
      expect(row.calibrationError).toBeLessThan(0.2)
    }
  },
)
