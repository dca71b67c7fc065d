import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '@wenjin/database/connect/connection'
import { testDatabases } from '@wenjin/database/testing'
import type { TestDatabase } from '@wenjin/database/testing'
import { importTables } from './import-tables.ts'
import type { FileReport } from './report.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** What tables have where a number should be. */
const LONG = '9'.repeat(400)
const BAD = ['NaN', '-5', '1e99', '—', '99999999999', LONG, '12.5', 'Infinity', '五百']

/** A number that is stored, null: the cell is left empty, 'rejected': the row is. */
type Fate = number | null | 'rejected'
const ALL_EMPTY = Object.fromEntries<Fate>(BAD.map((text) => [text, null]))
const ALL_REJECTED = Object.fromEntries<Fate>(BAD.map((text) => [text, 'rejected']))

interface Case {
  readonly kind: string
  readonly table: 'admissionLine' | 'plan' | 'batchLine' | 'scoreRank' | 'major' | 'firstClassMajor'
  readonly header: string
  /** A good row with a name of its own; `cell` stands in the column. */
  readonly row: (name: string, cell: string) => string
  readonly goodCell: string
  /** Column that finds the row again by its name, and the column of the number. */
  readonly named: string
  readonly column: string
  readonly fates: Readonly<Record<string, Fate>>
}

const ADMISSION =
  'year,province,subject_type,batch,school_name,major_name,min_score,min_rank,plan_count,admit_count,max_score,avg_score'
const admission = (place: number, column: string, fates: Record<string, Fate>): Case => ({
  kind: 'admission',
  table: 'admissionLine',
  header: ADMISSION,
  row: (name, cell) =>
    `2025,湖南,物理类,本科批,云麓大学,${name},${['600', '9000', '5', '5', '620', '610'].with(place, cell).join(',')}`,
  goodCell: ['600', '9000', '5', '5', '620', '610'][place]!,
  named: 'majorName',
  column,
  fates: { ...ALL_EMPTY, ...fates },
})

const plan = (place: number, column: string, fates: Record<string, Fate>): Case => ({
  kind: 'plan',
  table: 'plan',
  header: 'year,province,first_subject,batch,school_name,group_code,major_name,plan_count,tuition,duration',
  row: (name, cell) =>
    `2025,湖南,物理,本科批,云麓大学,101,${name},${['5', '5000', '4'].with(place, cell).join(',')}`,
  goodCell: ['5', '5000', '4'][place]!,
  named: 'majorName',
  column,
  fates: { ...ALL_EMPTY, ...fates },
})

const batchLine = (place: number, column: string, fates: Record<string, Fate>): Case => ({
  kind: 'batch lines',
  table: 'batchLine',
  header: '年份,省份,科类,批次,控制线名称,分数,专业分',
  row: (name, cell) => `2025,湖南,物理类,本科批,${name},${['405', '200'].with(place, cell).join(',')}`,
  goodCell: ['405', '200'][place]!,
  named: 'batchName',
  column,
  fates,
})

/** Every name is a year of its own: a table is judged as a whole. */
const scoreRank = (place: number, column: string, fates: Record<string, Fate>): Case => ({
  kind: 'score-rank tables',
  table: 'scoreRank',
  header: '年份,省份,科类,分数,本段人数,累计人数',
  row: (name, cell) => `${name},湖南,物理类,${['600', '7', '7'].with(place, cell).join(',')}`,
  goodCell: ['600', '7', '7'][place]!,
  named: 'year',
  column,
  fates: { ...ALL_REJECTED, ...fates },
})

const CASES: readonly Case[] = [
  admission(0, 'minScore', {
    '-5': 'rejected',
    '1e99': 'rejected',
    '99999999999': 'rejected',
    [LONG]: 'rejected',
    '12.5': 12.5,
    Infinity: 'rejected',
    五百: 'rejected',
  }),
  admission(1, 'minRank', {}),
  admission(2, 'planNum', {}),
  admission(3, 'admitNum', {}),
  admission(4, 'maxScore', { '12.5': 12.5 }),
  admission(5, 'avgScore', { '12.5': 12.5 }),
  plan(0, 'planNum', {}),
  plan(1, 'fee', { '12.5': 13 }),
  plan(2, 'years', { '12.5': 12.5, 五百: 5 }),
  batchLine(0, 'score', { ...ALL_REJECTED, '12.5': 12.5 }),
  batchLine(1, 'professionalScore', { ...ALL_EMPTY, '12.5': 12.5 }),
  scoreRank(0, 'scoreLow', {}),
  scoreRank(1, 'num', { NaN: 7, '—': 7, '12.5': 7 }),
  scoreRank(2, 'rankTo', { '12.5': 13 }),
  {
    kind: 'first-class majors',
    table: 'firstClassMajor',
    header: 'school_name,major_name,tier,batch_year',
    row: (name, cell) => `云麓大学,${name},国家级,${cell}`,
    goodCell: '2021',
    named: 'majorName',
    column: 'year',
    fates: ALL_EMPTY,
  },
  {
    kind: 'catalogues of majors',
    table: 'major',
    header: '专业代码,专业名称,学科门类,学制',
    row: (name, cell) => `01010${name.slice(-1)},${name},哲学,${cell}`,
    goodCell: '4',
    named: 'name',
    column: 'years',
    fates: { ...ALL_EMPTY, '12.5': 13, 五百: 5 },
  },
]

async function importText(connection: Connection, name: string, text: string): Promise<FileReport> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-import-'))
  folders.push(folder)
  writeFileSync(join(folder, name), text)
  const { files } = await importTables({ connection, paths: [folder], clock: () => new Date(0) })
  return files[0]!
}

for (const database of testDatabases) {
  describe(`what is no number, into ${database.name}`, () => {
    let opened: TestDatabase
    beforeAll(async () => {
      opened = await database.open()
    })
    afterEach(async () => {
      for (const { table } of CASES) await opened.connection.db.deleteFrom(table).execute()
    })
    afterAll(() => opened[Symbol.asyncDispose]())

    test.each(CASES)('in $column of $kind', async (one) => {
      const { connection } = opened
      const nameOf = (i: number): string => (one.named === 'year' ? `${2010 + i}` : `某专业${i}`)
      const rows = [one.goodCell, ...BAD].map((cell, i) => one.row(nameOf(i), cell))
      const report = await importText(
        connection,
        `${one.table}-${one.column}.csv`,
        [one.header, ...rows].join('\n'),
      )

      const rejected = BAD.filter((text) => one.fates[text] === 'rejected').length
      expect(report).toMatchObject({
        status: 'loaded',
        rowsRead: rows.length,
        rowsLoaded: rows.length - rejected,
      })
      expect(Object.values(report.rejected).reduce((sum, count) => sum + count, 0)).toBe(rejected)

      const stored = await connection.db.selectFrom(one.table).selectAll().execute()
      const fateOf = (i: number): unknown => {
        const found = stored
          .map((row) => row as unknown as Record<string, unknown>)
          .find((row) => String(row[one.named]).includes(nameOf(i)))
        return found === undefined ? 'rejected' : found[one.column]
      }
      expect(fateOf(0)).toBe(Number(one.goodCell))
      expect(BAD.map((text, i) => [text, fateOf(i + 1)])).toEqual(BAD.map((text) => [text, one.fates[text]]))
    })
  })
}
