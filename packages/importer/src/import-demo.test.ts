import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Connection } from '@wenjin/database/connect/connection'
import { loadDemo } from './demo/index.ts'
import { listSlices } from '@wenjin/database/queries/dataset/datasets'
import { testDatabases } from '@wenjin/database/testing'
import { importTables } from './import-tables.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const START = new Date('2026-06-25T08:00:00Z')

async function demoProvinces({ db }: Connection): Promise<number[]> {
  const slices = await listSlices(db)
  return [...new Set(slices.filter((slice) => slice.isDemo).map((slice) => slice.provId))].sort(
    (a, b) => a - b,
  )
}

function load(connection: Connection, ...names: string[]) {
  const paths = names.map((name) => join(FIXTURES, name))
  return importTables({ connection, paths, clock: () => START })
}

for (const database of testDatabases) {
  test(`real tables take the place of a province's demo data, and only there (${database.name})`, async () => {
    await using opened = await database.open()
    const { connection } = opened
    await loadDemo(connection, { now: START, names: ['湖南', '浙江'] })
    expect(await demoProvinces(connection)).toEqual([25, 32])
    await load(connection, 'rank.csv')
    expect(await demoProvinces(connection)).toEqual([25, 32])
    const report = await load(connection, 'lines.xlsx')
    expect(report.files[0]!.demoReplaced).toEqual([32])
    expect(await demoProvinces(connection)).toEqual([25])
    const left = await connection.db
      .selectFrom('plan')
      .innerJoin('dataset', 'dataset.datasetId', 'plan.datasetId')
      .select('provId')
      .distinct()
      .where('isDemo', '=', true)
      .execute()
    expect(left).toEqual([{ provId: 25 }])
  })

  test(`a real list keeps the ids of demo universities it knows, and drops those nothing names (${database.name})`, async () => {
    await using opened = await database.open()
    const { connection } = opened
    const { db } = connection
    await loadDemo(connection, { now: START, names: ['湖南'] })
    await load(connection, 'universities.csv')
    const named = await db
      .selectFrom('plan')
      .select('univId')
      .union(db.selectFrom('admissionLine').select('univId'))
      .where('univId', 'is not', null)
      .execute()
    const left = await db
      .selectFrom('university')
      .innerJoin('dataset', 'dataset.datasetId', 'university.datasetId')
      .select('univId')
      .where('isDemo', '=', true)
      .execute()
    expect(left.length).toBeGreaterThan(0)
    expect(new Set(left.map((row) => row.univId))).toEqual(new Set(named.map((row) => row.univId)))
    await load(connection, 'rank.csv', 'lines.xlsx')
    const names = (await db.selectFrom('university').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    )
    expect(names.toSorted()).toEqual(
      ['云麓大学', '东江大学', '东江大学（滨海）', '湘北学院', '湘南信息职业技术学院'].toSorted(),
    )
  })
}
