import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PLAN_TYPE_NAMES, PLAN_TYPES, PROVINCES } from '@wenjin/engine'
import type { PlanType } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { builtInMappings } from '../header/mapping.ts'
import { openTable } from '../open-table.ts'
import { SchoolRegistry } from '../schools/registry.ts'
import { openAdmission } from './admission.ts'
import { openPlan } from './plan.ts'
import type { OpenReader, TableRow } from './reader.ts'
import { importTools } from './tools.ts'

/** Real tables stand beside the repository where there are any; they are no part of it. */
const SHARED = join(import.meta.dirname, '../../../../../shared/data')
const LINES = join(SHARED, 'adm_official_undergrad_other_2019-2025_lgh.csv')
const PLAN = join(SHARED, 'plan_guangdong_2026_mnzy.csv')

/** Rows of a table as the reader loads them. */
async function rowsOf(path: string, open: OpenReader): Promise<TableRow[]> {
  const table = await openTable(path, builtInMappings())
  const tools = importTools(
    new SchoolRegistry([], [], []),
    { nationalCodes: false, shortNames: false },
    {
      rank: () => null,
      catalogue: () => null,
      groupTrack: () => undefined,
      majorTrack: () => undefined,
      undergraduate: () => undefined,
      finerRequirements: () => [],
    },
  )
  const rows: TableRow[] = []
  const reader = open(table.layout, tools, {
    load: (row) => rows.push(row),
    reject: () => {},
    adjust: () => {},
  })
  for await (const row of table.rows()) reader.read(row)
  return rows
}

const TYPES = Object.keys(PLAN_TYPES) as PlanType[]

test.runIf(existsSync(LINES))(
  'compiled lines of many provinces: what their names and codes say',
  async () => {
    const counts = new Map<string, number>()
    const wrong: string[] = []
    for (const row of await rowsOf(LINES, openAdmission)) {
      const province = PROVINCES[Number(row['provId']) - 15]!.name
      const key = `${province} ${row['year']} ${PLAN_TYPE_NAMES[TYPES[Number(row['planType'])]!]}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const name = String(row['majorName'])
      if (row['planType'] === PLAN_TYPES.ordinary && /预科/.test(name)) wrong.push(name)
    }

    expect(wrong).toEqual([])
    const of = (...keys: string[]): number[] => keys.map((key) => counts.get(key) ?? 0)
    // bare words of majors' names
    expect(of('贵州 2025 预科', '辽宁 2025 预科')).toEqual([268, 59])
    // codes of groups
    expect(of('广西 2025 其他专项', '广西 2025 中外合作', '广西 2025 艺术类')).toEqual([697, 205, 1])
    // '二本及预科' is the batch of everybody
    expect(of('云南 2024 预科')).toEqual([272])
  },
)

test.runIf(existsSync(PLAN))('the plan of 广东: who may apply, and what it costs in all', async () => {
  const rows = await rowsOf(PLAN, openPlan)
  const of = (school: string, group: string): TableRow[] =>
    rows.filter(({ schoolName, groupCode }) => schoolName === school && groupCode === group)
  const valuesOf = (school: string, group: string, column: string): unknown[] => [
    ...new Set(of(school, group).map((row) => row[column])),
  ]
  expect(valuesOf('珠海城市职业技术学院', '502', 'conditions')).toEqual(
    expect.arrayContaining([expect.stringContaining('household:珠海市')]),
  )
  expect(valuesOf('广东工业大学', '271', 'fee')).toEqual([40_650])
})
