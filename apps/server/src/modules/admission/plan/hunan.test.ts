import type { University } from '@wenjin/contract'
import { importTables } from '@wenjin/importer/import-tables'
import { testDatabases } from '@wenjin/database/testing'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const FOLDER = join(import.meta.dirname, '../../../../../../../shared/data')
const LINES = 'adm_hunan_group_2024-2025_official.csv'
const RANKS = 'rank_hunan_official_2024-2026.csv'
const FILES = [
  'universities_moe_2025.csv',
  'universities_eol_2026.csv',
  'majors_undergrad_moe_2026.csv',
  RANKS,
  'batchline_hunan_2024-2026.csv',
  'plan_hunan_2025_gaokaocn_hamajun.csv',
  LINES,
]
const CANDIDATE = { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 0b1101, score: 620 } as const

/** Rows of a file as objects, read without the importer. */
function readRows(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(FOLDER, file), 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  const fields = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    )
  return lines.map((line) => Object.fromEntries(fields(line).map((field, i) => [names[i] ?? '', field])))
}

describe.skipIf(!existsSync(FOLDER))('real 湖南 tables (skipped without ../shared/data)', () => {
  let opened: TestApp
  let units: University['groups']

  beforeAll(async () => {
    opened = await openTestApp({ kind: testDatabases[0]! })
    const paths = FILES.map((file) => join(FOLDER, file))
    await importTables({ connection: opened.database.connection, paths, clock: () => new Date() })
    opened.pass(10_000)
    units = []
    for (let pageNo = 1; ; pageNo++) {
      const page = await opened.client().call('queryUniv', {
        ...CANDIDATE,
        batchId: 2,
        sections: ['unlikely', 'reach', 'match', 'safety', 'unknown'],
        planTypes: [0, 1, 2, 3, 4, 5, 6, 7, 10],
        pageNo,
        pageSize: 200,
      })
      units.push(...page.univList.flatMap((univ) => univ.groups))
      if (pageNo * 200 >= page.total) break
    }
  })
  afterAll(async () => opened[Symbol.asyncDispose]())

  test('a group can be filed exactly where a source names it', () => {
    for (const { canFile, unitName } of units) expect(canFile).toBe(unitName !== '专业组（代码未注明）')
    expect(units.filter(({ canFile }) => canFile).length).toBeGreaterThan(3_500)
  })

  test('620 points are the rank the official table prints', async () => {
    const info = await opened.client().call('lastRank', CANDIDATE)
    const printed = readRows(RANKS).find(
      (row) => row['year'] === '2026' && row['subject_type'] === '物理类' && row['score'] === '620',
    )
    expect(info).toMatchObject({ rank: Number(printed?.['cumulative']), tableYear: 2026, demo: false })
  })

  test('every line on a card is the official line of its unit and year, and none is of 2026', () => {
    const official = new Map<string, { score: number; rank: number }[]>()
    for (const row of readRows(LINES)) {
      if (row['subject_type'] !== '物理类' || !row['batch']?.startsWith('本科批') || row['min_score'] === '')
        continue
      const key = `${row['school_code']}|${row['group_code']}|${row['year']}`
      const line = { score: Number(row['min_score']), rank: Number(row['min_rank_from_segment']) }
      official.set(key, [...(official.get(key) ?? []), line])
    }
    let compared = 0
    const strange: string[] = []
    for (const unit of units) {
      expect(unit.unitYear).toBe(2025)
      for (const { year, score, rank, source } of unit.history) {
        expect(year).toBeLessThan(2026)
        if (source !== '湖南省教育考试院投档分数线') continue
        const lines = official.get(`${unit.schoolCode}|${unit.group}|${year}`)
        if (lines?.some((line) => line.score === score && line.rank === rank) !== true)
          strange.push(`${unit.schoolCode} ${unit.unitName} ${year} ${score}/${rank}`)
        compared++
      }
    }
    expect(strange).toEqual([])
    expect(compared).toBeGreaterThan(4_000)
  })

  test('the first batch to fill is the main one: of the early batch no line is known', async () => {
    const batches = await opened.client().call('batchList', CANDIDATE)
    expect(batches.find((batch) => batch.reportEnabled === 1)).toMatchObject({
      batchId: 2,
      batchName: '本科批',
    })
    expect(batches[0]).toMatchObject({ batchId: 1, reason: '本科提前批的往年投档线尚未收录，无法估计概率' })
  })

  test('the answer says which years stand in', async () => {
    const { basis } = await opened.client().call('queryUniv', { ...CANDIDATE, batchId: 2 })
    expect(basis).toMatchObject({ year: 2026, tableYear: 2026, unitYear: 2025, demo: false })
    expect(basis.notes.some((note) => note.includes('2025年的院校专业'))).toBe(true)
    const later = await opened.client().call('queryUniv', { ...CANDIDATE, year: 2027, batchId: 2 })
    expect(later.basis).toMatchObject({ year: 2027, tableYear: 2026, unitYear: 2025 })
    expect(later.basis.notes.some((note) => note.includes('2027年一分一段表尚未公布'))).toBe(true)
  })
})
