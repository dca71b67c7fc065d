import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { Connection } from '@wenjin/database/connect/connection'
import { testDatabases } from '@wenjin/database/testing'
import { importTables } from './import-tables.ts'
import type { ImportOptions } from './import-tables.ts'
import type { FileReport, ImportReport } from './report.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const START = new Date('2026-06-25T08:00:00Z')

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-import-'))
  folders.push(folder)
  return folder
}

/** A folder of copies of the fixtures, to be damaged. */
function fixtureFolder(...names: string[]): string {
  const folder = tempFolder()
  for (const name of names.length === 0 ? readdirSync(FIXTURES) : names) {
    copyFileSync(join(FIXTURES, name), join(folder, name))
  }
  return folder
}

function run(
  connection: Connection,
  folder: string,
  more: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  return importTables({ connection, paths: [folder], clock: () => START, ...more })
}

function fileOf(report: ImportReport, name: string): FileReport {
  const file = report.files.find((one) => one.file === name)
  if (file === undefined) throw new Error(`${name} is not in the report`)
  return file
}

const version = async ({ db }: Connection): Promise<number> =>
  (await db.selectFrom('dataVersion').select('version').executeTakeFirstOrThrow()).version

/** Everything an import may write, to compare before and after. */
async function contents({ db }: Connection): Promise<unknown[]> {
  const tables = ['university', 'universityAlias', 'schoolCode', 'major', 'scoreRank', 'batchLine'] as const
  const more = ['admissionLine', 'plan', 'disciplineGrade', 'dataset', 'datasetSlice', 'dataVersion'] as const
  const all: unknown[] = []
  for (const table of [...tables, ...more]) {
    const rows = await db.selectFrom(table).selectAll().execute()
    all.push(rows.map((row) => JSON.stringify(row)).sort())
  }
  return all
}

for (const database of testDatabases) {
  describe(`into ${database.name}`, () => {
    test('a folder of tables of every form is loaded, and each row read is accounted for', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const reportDir = tempFolder()
      const report = await run(connection, FIXTURES, { reportDir })
      expect(report.files.map(({ file, status, kind, encoding }) => [file, status, kind, encoding])).toEqual([
        ['batch-lines.csv', 'loaded', 'batch_line', 'utf-8'],
        ['grades.csv', 'loaded', 'discipline_grade', 'utf-8'],
        ['lines.xlsx', 'loaded', 'admission', 'xlsx'],
        ['majors.csv', 'loaded', 'major', 'utf-8'],
        ['plan.csv', 'loaded', 'plan', 'utf-8'],
        ['rank.csv', 'loaded', 'score_rank', 'gb18030'],
        ['universities.csv', 'loaded', 'university', 'utf-8'],
      ])
      for (const { rowsRead, rowsLoaded, duplicates, rejected } of report.files) {
        expect(rowsRead).toBe(rowsLoaded + duplicates + Object.values(rejected).reduce((a, b) => a + b, 0))
      }
      expect(fileOf(report, 'rank.csv')).toMatchObject({
        rowsLoaded: 16,
        rejected: { 不是数据行: 1 },
        adjusted: { '无人的分数段印作有人，已改为0人': 2 },
      })
      expect(fileOf(report, 'lines.xlsx')).toMatchObject({
        rowsRead: 8,
        rowsLoaded: 6,
        rejected: { '征集志愿，不是首轮投档': 1, 分数认不出: 1 },
        unmatchedRows: 1,
        unmatchedSchools: [['无名学院', 1]],
      })
      expect(fileOf(report, 'plan.csv')).toMatchObject({
        rowsLoaded: 3,
        duplicates: 1,
        rejected: { 没有科类: 1 },
      })
      expect(fileOf(report, 'batch-lines.csv')).toMatchObject({ rowsLoaded: 4, duplicates: 1 })
      expect(await version(connection)).toBe(7)
      expect(
        JSON.parse(readFileSync(join(reportDir, '2026-06-25T08-00-00-000Z.json'), 'utf8')),
      ).toMatchObject({
        dryRun: false,
        files: report.files,
      })
    })

    test('lines are normalised: school, group, plan type, requirement, rank of the table where none is printed', async () => {
      await using opened = await database.open()
      const { connection } = opened
      await run(connection, FIXTURES)
      const lines = await connection.db
        .selectFrom('admissionLine')
        .leftJoin('university', 'university.univId', 'admissionLine.univId')
        .select([
          'lineNo',
          'track',
          'university.name',
          'schoolName',
          'groupCode',
          'planType',
          'admissionLine.level',
        ])
        .select(['requirement', 'minScore', 'minRank', 'rankDerived', 'note'])
        .orderBy('lineNo')
        .execute()
      expect(lines.map((line) => Object.values(line))).toEqual([
        [4, 'physics', '云麓大学', null, '101', 0, 2, null, 689, 25, true, null],
        [
          5,
          'physics',
          '云麓大学',
          '云麓大学(长沙市)[公办]',
          '102',
          1,
          2,
          null,
          600,
          451,
          false,
          '要求英语语种',
        ],
        [6, 'history', '湘北学院', null, '201', 6, 2, null, 599, 491, true, null],
        [7, 'history', '东江大学', null, '201', 6, 2, null, 580, 700, false, '投档线为580分及以上'],
        [8, 'history', '东江大学（滨海）', null, '201', 6, 2, '', null, null, false, null],
        [10, 'physics', null, '无名学院', '101', 0, 2, null, 560, 501, true, null],
      ])
    })

    test('plans take fee, years, campus and catalogue code; a missing track follows from the group’s line', async () => {
      await using opened = await database.open()
      const { connection } = opened
      await run(connection, FIXTURES)
      const plans = await connection.db
        .selectFrom('plan')
        .select([
          'lineNo',
          'track',
          'planType',
          'requirement',
          'catalogueCode',
          'planNum',
          'fee',
          'years',
          'campus',
          'note',
        ])
        .orderBy('lineNo')
        .execute()
      expect(plans.map((plan) => Object.values(plan))).toEqual([
        [2, 'physics', 0, '化', '080901', 30, 5500, 4, '南校区', null],
        [3, 'physics', 1, '', '030101K', 5, 0, 4, null, null],
        [5, 'history', 0, '', '460103', 20, 12_000, 3, null, '校企合作\n两校区办学'],
      ])
    })

    test('importing twice changes nothing', async () => {
      await using opened = await database.open()
      const { connection } = opened
      await run(connection, FIXTURES)
      const before = await contents(connection)
      const again = await run(connection, FIXTURES)
      expect(again.files.every((file) => file.status === 'unchanged')).toBe(true)
      expect(again.settlement).toBeNull()
      expect(await contents(connection)).toEqual(before)
    })

    test('of a changed file only the difference is counted', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const folder = fixtureFolder('batch-lines.csv', 'universities.csv')
      await run(connection, folder)
      const path = join(folder, 'batch-lines.csv')
      const text = readFileSync(path, 'utf8')
      const changed = text
        .replace('历史类,本科批,438', '历史类,本科批,440')
        .replace('2024,湖南,物理类,特殊类型招生控制线,481\n', '')
        .replace('年份', '\n年份')
      writeFileSync(path, `${changed}2024,湖南,历史类,特殊类型招生控制线,490\n2024,湖南,历史类,专科批,200\n`)
      const report = await run(connection, folder)
      expect(fileOf(report, 'batch-lines.csv').difference).toEqual({ added: 2, changed: 1, removed: 1 })
      expect(fileOf(report, 'universities.csv').status).toBe('unchanged')
      const scores = await connection.db.selectFrom('batchLine').select('score').orderBy('score').execute()
      expect(scores.map(({ score }) => score)).toEqual([200, 317, 422, 440, 490])
    })

    test('a file that only moves its rows is no change of the data', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const folder = fixtureFolder('batch-lines.csv')
      await run(connection, folder)
      const path = join(folder, 'batch-lines.csv')
      writeFileSync(path, `标题\n${readFileSync(path, 'utf8')}`)
      const before = await version(connection)
      const report = await run(connection, folder)
      expect(fileOf(report, 'batch-lines.csv')).toMatchObject({
        status: 'loaded',
        difference: { added: 0, changed: 0, removed: 0 },
      })
      expect(await version(connection)).toBe(before)
    })

    test('a dry run reports everything and writes nothing', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const before = await contents(connection)
      const rehearsed = await run(connection, FIXTURES, { dryRun: true })
      expect(await contents(connection)).toEqual(before)
      const real = await run(connection, FIXTURES)
      expect(rehearsed.dryRun).toBe(true)
      expect(rehearsed.files).toEqual(real.files)
    })

    test('a broken file is left out whole, what it had stands, the others go on', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const folder = fixtureFolder()
      await run(connection, folder)
      const standing = await connection.db.selectFrom('plan').selectAll().orderBy('lineNo').execute()
      const text = gunzipSync(readFileSync(join(folder, 'plan.csv.gz'))).toString()
      writeFileSync(join(folder, 'plan.csv.gz'), gzipSync(`${text}2024,湖南,物理类\n2024,湖南`))
      writeFileSync(
        join(folder, 'batch-lines.csv'),
        '年份,省份,科类,批次,分数\n2024,湖南,物理类,本科批,421\n',
      )
      const report = await run(connection, folder)
      expect(fileOf(report, 'plan.csv')).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('第9行：有3个单元格，表头有15个') as string,
        rowsLoaded: 0,
      })
      expect(fileOf(report, 'batch-lines.csv').status).toBe('loaded')
      expect(await connection.db.selectFrom('plan').selectAll().orderBy('lineNo').execute()).toEqual(standing)
    })

    test('a full disk fails the file it meets, says so, and leaves the rest', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const full: Connection = {
        ...connection,
        bulk: (work) =>
          connection.bulk((bulk) =>
            work({
              db: bulk.db,
              copy: (table, columns, text) =>
                table === 'admissionLine'
                  ? Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
                  : bulk.copy(table, columns, text),
            }),
          ),
      }
      const report = await run(full, FIXTURES)
      expect(fileOf(report, 'lines.xlsx')).toMatchObject({ status: 'failed', error: '磁盘空间不足' })
      expect(report.files.filter((file) => file.status === 'loaded').length).toBe(6)
      expect(
        await connection.db
          .selectFrom('dataset')
          .select('source')
          .where('source', '=', 'lines.xlsx')
          .execute(),
      ).toEqual([])
      const refused = await run(connection, FIXTURES, { freeBytes: () => 1 << 20 })
      expect(fileOf(refused, 'lines.xlsx').error).toContain('磁盘空间不足：约需')
    })

    test('schools and ranks that a later file makes known are filled in', async () => {
      await using opened = await database.open()
      const { connection } = opened
      await run(connection, fixtureFolder('lines.xlsx'))
      const before = await connection.db.selectFrom('admissionLine').select(['univId', 'minRank']).execute()
      expect(before.filter((line) => line.univId !== null)).toEqual([])
      const report = await run(connection, FIXTURES)
      expect(report.settlement).toMatchObject({ matchedRows: 5, derivedRanks: 3 })
      expect(fileOf(report, 'lines.xlsx')).toMatchObject({ status: 'unchanged', unmatchedRows: 1 })
    })

    test('progress names each file and its place', async () => {
      await using opened = await database.open()
      const { connection } = opened
      const seen: string[] = []
      await run(connection, FIXTURES, {
        onProgress: ({ file, index, total }) => seen.push(`${index}/${total} ${file}`),
      })
      expect(seen[0]).toBe('1/7 universities.csv')
      expect(seen.at(-1)).toBe('7/7 grades.csv')
    })
  })
}

test('rows that are not loaded are written down with line, reason and the row itself', async () => {
  await using opened = await testDatabases[0]!.open()
  const report = await run(opened.connection, FIXTURES, { reportDir: tempFolder() })
  const { rejectsFile } = fileOf(report, 'batch-lines.csv')
  expect(readFileSync(rejectsFile!, 'utf8')).toBe(
    '﻿行号,原因,原文\n7,不是普通高考的科类：职高对口,"2024,湖南,职高对口,本科批,500"\n8,分数认不出：八百,"2024,湖南,历史类,本科批,八百"\n',
  )
  expect(fileOf(report, 'majors.csv').rejectsFile).toBeNull()
})

test('two files of one name are not mixed', async () => {
  await using opened = await testDatabases[0]!.open()
  const report = await importTables({
    connection: opened.connection,
    paths: [fixtureFolder('majors.csv'), fixtureFolder('majors.csv')],
    clock: () => START,
  })
  expect(report.files.map(({ status }) => status).toSorted()).toEqual(['failed', 'loaded'])
})

test('a path that is not there, and a folder without tables, are refused', async () => {
  await using opened = await testDatabases[0]!.open()
  const { connection } = opened
  await expect(run(connection, '/no/such/folder')).rejects.toThrow('/no/such/folder：文件不存在')
  await expect(run(connection, tempFolder())).rejects.toThrow('目录里没有表格文件')
})
