import { testDatabases } from '@wenjin/database/testing'
import { parseSubjects } from '@wenjin/engine'
import { importTables } from '@wenjin/importer/import-tables'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const SHARED = join(import.meta.dirname, '../../../../../../../shared/data')
const RANKS = 'rank_liuguanghui_official_2024-2026.csv'
const LINES = 'adm_official_undergrad_other_2019-2025_lgh.csv'
const NO_LINES = '该省份目前只有一分一段，没有投档线，暂不能算概率'
const JILIN = { provinceId: 21, year: 2026, majorTypeId: 1, courseGroupId: parseSubjects('物化生') ?? 0 }

/** Made-up tables of 吉林: two years of the new form, and lines of the old one alone. */
function madeUp(): Record<string, string> {
  const ranks = [2025, 2026].flatMap((year) =>
    Array.from({ length: 300 }, (_, i) => `${year},吉林,物理类,${650 - i},100,${100 * (i + 1)}`),
  )
  const lines = Array.from(
    { length: 60 },
    (_, i) => `2019,吉林,理科,第一批A段,${2001 + i},乙${i}大学,法学,${600 - i},${900 + 90 * i}`,
  )
  return {
    'rank_jilin_made_up.csv': ['year,province,subject_type,score,num_at_score,cumulative', ...ranks].join(
      '\n',
    ),
    'adm_jilin_made_up.csv': [
      'year,province,subject_type,batch,school_code,school_name,major_name,min_score,min_rank',
      ...lines,
    ].join('\n'),
  }
}

/** The real rows of 吉林. */
function real(): Record<string, string> {
  const rowsOf = (file: string): string => {
    const [head, ...rows] = readFileSync(join(SHARED, file), 'utf8').split('\n')
    return [head, ...rows.filter((row) => row.includes('吉林,'))].join('\n')
  }
  return { [RANKS]: rowsOf(RANKS), [LINES]: rowsOf(LINES) }
}

describe.each([
  ['made-up', madeUp],
  ['real', real],
] as const)('a province with %s score-rank tables and no lines of today', (what, files) => {
  const isPresent = what === 'made-up' || [RANKS, LINES].every((file) => existsSync(join(SHARED, file)))
  let opened: TestApp
  let folder: string
  beforeAll(async () => {
    opened = await openTestApp({ kind: testDatabases[0]! })
    folder = mkdtempSync(join(tmpdir(), 'wenjin-rank-only-'))
    if (!isPresent) return
    const paths = Object.entries(files()).map(([name, text]) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    })
    await importTables({ connection: opened.database.connection, paths, clock: () => new Date() })
    opened.pass(10_000)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await opened[Symbol.asyncDispose]()
  })

  test.runIf(isPresent)('tells ranks and equivalent scores, and what is missing', async () => {
    const client = opened.client()
    const provinces = await client.call('getProvinces', {})
    expect(provinces.find(({ provId }) => provId === JILIN.provinceId)).toMatchObject({
      provStatus: true,
      fillable: false,
    })
    const info = await client.call('lastRank', { ...JILIN, score: 560 })
    expect(info).toMatchObject({ tableYear: 2026, edge: null, missing: NO_LINES })
    expect(info.equivalents[0]).toMatchObject({ year: 2025, basis: 'share' })
    const batches = await client.call('batchList', { ...JILIN, score: 560 })
    expect(batches.every(({ reportEnabled, reason }) => reportEnabled === 0 && reason === NO_LINES)).toBe(
      true,
    )
    await expect(client.call('queryUniv', { ...JILIN, score: 560, batchId: 2 })).rejects.toMatchObject({
      code: '40303',
      message: NO_LINES,
    })
    expect(await client.call('getDataCenter', { provinceId: JILIN.provinceId })).toMatchObject({
      standing: 'rank',
      standingName: '仅位次',
      unitNum: 0,
      chanceNum: 0,
    })
  })
})
