import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadLineRows, loadPlanRows } from '@wenjin/database/queries/admission/unit-rows'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { testDatabases } from '@wenjin/database/testing'
import { PLAN_TYPES } from '@wenjin/engine'
import { importTables } from '@wenjin/importer/import-tables'
import { expect, test } from 'vitest'
import { lineRow, placeOf } from '../test-rows.ts'
import { linkLines } from './link-lines.ts'
import type { LinkedUnit } from './link-lines.ts'
import { missingCodes } from './missing-code.ts'
import type { CodedRow } from './missing-code.ts'

const row = (majorName: string, schoolCode: string | null, own: Partial<CodedRow> = {}): CodedRow => ({
  univId: 1,
  schoolName: null,
  schoolCode,
  majorName,
  planType: PLAN_TYPES.ordinary,
  ...own,
})
const campus = { schoolName: '云麓大学(宏福校区)' }

const codeOf = missingCodes([
  row('计算机类', 'A013'),
  row('计算机类', 'H013', campus),
  row('数学类', 'A013'),
  row('艺术史论', 'H013', campus),
  row('软件工程', 'A013'),
  row('软件工程（校企合作）', 'Y018'),
  row('会计学', 'A013'),
  row('会计学', 'Y018'),
  row('金融学', 'A013'),
  row('金融学', 'Y018', { planType: PLAN_TYPES.jointVenture }),
  row('计算机类', 'B001', { univId: 2 }),
])

test.each([
  ['数学类', {}, 'A013'],
  ['数学类（含统计学）', {}, 'A013'],
  ['艺术史论', {}, 'H013'],
  ['计算机类', {}, 'A013'],
  ['计算机类（宏福校区）', {}, 'H013'],
  ['软件工程', {}, 'A013'],
  ['软件工程(校企合作)(办学地点:长沙)', {}, 'Y018'],
  ['金融学', { planType: PLAN_TYPES.jointVenture }, 'Y018'],
  ['计算机类', { univId: 2 }, 'B001'],
] as const)('%s is of the code that has it', (majorName, own, code) => {
  expect(codeOf(row(majorName, null, own))).toBe(code)
})

test.each(['会计学', '哲学', ''])(
  '"%s", which several codes have alike or none has, is left open',
  (majorName) => {
    expect(codeOf(row(majorName, null))).toBeUndefined()
  },
)

test('a major of a plan without codes has the past of the code that has it, and of no other', () => {
  const line = (year: number, schoolCode: string, majorName: string, minRank: number) =>
    lineRow({ level: 3, groupCode: null, majorCode: null, year, schoolCode, majorName, minRank })
  const unit = (majorName: string): LinkedUnit => ({
    kind: 'major',
    batchId: lineRow().batchId,
    planType: PLAN_TYPES.ordinary,
    univId: lineRow().univId,
    schoolCode: '',
    schoolName: null,
    groupCode: '',
    majorCode: '',
    majorName,
    requirement: null,
    lines: [],
  })
  const rows = [
    line(2023, 'A422', '数学类', 9000),
    line(2022, 'A422', '数学类', 9500),
    line(2023, 'Y001', '软件工程', 20_000),
    line(2023, 'A422', '会计学', 15_000),
    line(2023, 'Y001', '会计学', 25_000),
  ]
  const { histories } = linkLines(
    [unit('数学类'), unit('软件工程'), unit('会计学')],
    rows,
    placeOf({ sources: new Map() }),
    2025,
  )
  expect(histories.map((lines) => lines.map(({ year, rank }) => [year, rank]))).toEqual([
    [
      [2023, 9000],
      [2022, 9500],
    ],
    [[2023, 20_000]],
    [],
  ])
})

/** Real tables stand beside the repository where there are any; they are no part of it. */
const REAL = [
  'universities_moe_2025.csv',
  'adm_shandong_major_2021-2023_official.csv',
  'plan_shandong_2025_gaokaocn_hamajun.csv',
].map((name) => join(import.meta.dirname, '../../../../../shared/data', name))
const SHANDONG = 29

test.runIf(REAL.every((path) => existsSync(path)))(
  'most majors of the schools of 山东 with several codes find theirs in the lines',
  async () => {
    await using opened = await testDatabases[0]!.open()
    const { connection } = opened
    await importTables({ connection, paths: REAL, clock: () => new Date() })
    const { db } = connection
    const lines = await loadLineRows(db, SHANDONG, 'combined', [LINE_LEVELS.major], 2021, 2023)
    const plans = await loadPlanRows(db, SHANDONG, 'combined', 2025)
    const codes = Map.groupBy(
      lines.filter(({ univId }) => univId !== null),
      (line) => line.univId,
    )
    const several = plans.filter(
      ({ univId }) => new Set(codes.get(univId)?.map(({ schoolCode }) => schoolCode)).size > 1,
    )
    const code = missingCodes([...several, ...lines])
    const known = several.filter((plan) =>
      codes.get(plan.univId)!.some(({ majorName }) => majorName === plan.majorName),
    )
    expect(several.length).toBeGreaterThan(700)
    expect(known.filter((plan) => code(plan) !== undefined).length / known.length).toBeGreaterThan(0.9)
  },
)
