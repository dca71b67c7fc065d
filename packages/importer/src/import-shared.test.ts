import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Connection } from '@wenjin/database/connect/connection'
import { testDatabases } from '@wenjin/database/testing'
import { LEFT_OUT, REJECTED } from './import-shared.data.ts'
import { importTables } from './import-tables.ts'

/** Real tables stand beside the repository where there are any; they are no part of it. */
const FOLDERS = ['data', 'data2'].map((name) => join(import.meta.dirname, '../../../../shared', name))
const present = FOLDERS.every(existsSync)

/** A million rows on a busy machine. */
const TIMEOUT_MS = 900_000

async function countOf({ db }: Connection, query: string): Promise<number> {
  const { rows } = await sql<{ num: number }>`select count(*)::int as num from (${sql.raw(query)}) t`.execute(
    db,
  )
  return rows[0]!.num
}

test.runIf(present)(
  'every real table is loaded or left out by name, and what is rejected is known',
  async () => {
    await using opened = await testDatabases[1]!.open()
    const { connection } = opened
    const report = await importTables({ connection, paths: FOLDERS, clock: () => new Date() })
    expect(report.settlementError).toBeNull()
    const tables = FOLDERS.flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith('.csv'))
    expect(report.files.map(({ file }) => file)).toEqual(tables.sort())
    const of = (status: string) => report.files.filter((file) => file.status === status)
    expect(of('leftOut').map(({ file }) => file)).toEqual(LEFT_OUT)
    expect(of('loaded')).toHaveLength(tables.length - LEFT_OUT.length)
    for (const { file, rejected, rowsRead, rowsLoaded, duplicates, mapping } of of('loaded')) {
      expect({ [file]: rejected }).toEqual({ [file]: REJECTED[file] ?? {} })
      const lost = Object.values(rejected).reduce((sum, rows) => sum + rows, 0)
      expect(rowsRead).toBe(rowsLoaded + duplicates + lost)
      expect(mapping).not.toBeNull()
    }
    await checkPlans(connection)
    const tracks = await connection.db
      .selectFrom('subjectRequirement')
      .select(['track', ({ fn }) => fn.countAll<string>().as('num')])
      .groupBy('track')
      .orderBy('track')
      .execute()
    expect(tracks.map(({ track, num }) => [track, Number(num)])).toEqual([
      ['history', REQUIRED.history],
      ['physics', REQUIRED.physics],
    ])
  },
  TIMEOUT_MS,
)

/** Rows of 江苏 2024 by track: those that ask for physics are of one, those that ask for history of the other. */
const REQUIRED = { history: 1253, physics: 3013 }

/** What the compiled plan of 2025 says of whole schools does not stand against what finer tables say. */
async function checkPlans(connection: Connection): Promise<void> {
  const compiled = `plan join dataset using (dataset_id) where source like 'plan_%_gaokaocn_%'`
  // 河北: a major that has lines in one track alone is in that track
  const strayed = await countOf(
    connection,
    `select 1 from plan p join dataset using (dataset_id) where source like 'plan_hebei_2025%' and batch_id = 2
      and exists (select 1 from admission_line l where l.prov_id = p.prov_id and l.year = p.year
        and l.batch_id = p.batch_id and l.univ_id = p.univ_id and l.major_name = p.major_name
        and l.dataset_id in (select dataset_id from dataset where source like 'adm_official_%'))
      and not exists (select 1 from admission_line l where l.prov_id = p.prov_id and l.year = p.year
        and l.batch_id = p.batch_id and l.univ_id = p.univ_id and l.track = p.track
        and split_part(l.major_name, '(', 1) = p.major_name)`,
  )
  expect(strayed).toBe(0)
  const twice = await countOf(
    connection,
    `select 1 from ${compiled} and prov_id in (17, 25, 29) and group_code is null
      group by prov_id, track, univ_id, major_name, catalogue_code, plan_num, fee, years, campus, batch_id, plan_type
      having count(*) > 1`,
  )
  expect(twice).toBe(0)
}
