import { LEVELS } from '@wenjin/engine'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '@wenjin/database/connect/connect'
import type { Connection } from '@wenjin/database/connect/connection'
import { migrate } from '@wenjin/database/migrations/index'
import { importTables } from './import-tables.ts'
import { openUnitTable } from './unit-table.ts'

let folder: string
let connection: Connection
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wenjin-units-'))
  connection = await connect({})
  await migrate(connection.db)
  const names = ['云麓师范大学', '云麓科技大学', '云麓科技大学潇湘学院']
  const lines = names.map((name, i) => `${name},${4143010000 + i},教育部,长沙市,本科,公办`)
  writeFileSync(
    join(folder, 'universities.csv'),
    ['学校名称,学校标识码,主管部门,所在地,办学层次,办学性质', ...lines].join('\n'),
  )
  await importTables({ connection, paths: [folder], clock: () => new Date() })
})
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
})

async function schoolsOf(names: readonly string[]): Promise<(string | null)[]> {
  const path = join(folder, 'asked.csv')
  const lines = names.map((name, i) => `${i},上海,2024,综合,本科批,${name},01,9000`)
  writeFileSync(path, ['id,province,year,track,batch,school_name,group_code,rank', ...lines].join('\n'))
  const table = await openUnitTable(connection, path)
  const known = new Map(
    (await connection.db.selectFrom('university').select(['univId', 'name', 'level']).execute()).map(
      (row) => {
        expect(row.level).toBe(LEVELS.undergraduate)
        return [row.univId, row.name]
      },
    ),
  )
  const found: (string | null)[] = []
  for await (const { cells } of table.rows()) {
    const unit = table.unitOf(cells)
    if (typeof unit === 'string') throw new Error(unit)
    found.push(unit.univId === null ? null : (known.get(unit.univId) ?? null))
  }
  return found
}

test('a school may be called in full or in short, as sources do', async () => {
  expect(await schoolsOf(['云麓师范大学', '云麓师大', '云麓科大', '云大', '没有的大学'])).toEqual([
    '云麓师范大学',
    '云麓师范大学',
    '云麓科技大学',
    null,
    null,
  ])
})
