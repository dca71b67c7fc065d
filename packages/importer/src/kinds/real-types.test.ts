import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PLAN_TYPE_NAMES, PLAN_TYPES, PROVINCES } from '@wenjin/engine'
import type { PlanType } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { builtInMappings } from '../header/mapping.ts'
import { openTable } from '../open-table.ts'
import { SchoolRegistry } from '../schools/registry.ts'
import { openAdmission } from './admission.ts'
import { importTools } from './tools.ts'

/** Real tables stand beside the repository where there are any; they are no part of it. */
const LINES = join(
  import.meta.dirname,
  '../../../../../shared/data/adm_official_undergrad_other_2019-2025_lgh.csv',
)

const TYPES = Object.keys(PLAN_TYPES) as PlanType[]

test.runIf(existsSync(LINES))(
  'compiled lines of many provinces: what their names and codes say',
  async () => {
    const table = await openTable(LINES, builtInMappings())
    const tools = importTools(
      new SchoolRegistry([], [], []),
      { nationalCodes: false, shortNames: false },
      { rank: () => null, catalogue: () => null, groupTrack: () => undefined },
    )
    const counts = new Map<string, number>()
    const wrong: string[] = []
    const reader = openAdmission(table.layout, tools, {
      load: (row) => {
        const province = PROVINCES[Number(row['provId']) - 15]!.name
        const key = `${province} ${row['year']} ${PLAN_TYPE_NAMES[TYPES[Number(row['planType'])]!]}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        const name = String(row['majorName'])
        if (row['planType'] === PLAN_TYPES.ordinary && /预科/.test(name)) wrong.push(name)
      },
      reject: () => {},
      adjust: () => {},
    })
    for await (const row of table.rows()) reader.read(row)

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
