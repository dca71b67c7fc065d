import { connect } from '@wenjin/database/connect/connect'
import { migrate } from '@wenjin/database/migrations/index'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { schemaProblems, typedColumns } from './schema-problems.ts'

test('the schema types are those of the migrated database, and each way to differ is told', async () => {
  const typed = typedColumns()
  const connection = await connect({})
  await migrate(connection.db)
  expect(await schemaProblems(connection.db, typed)).toEqual([])
  for (const change of [
    'alter table session drop column device',
    'alter table session add column user_agent text',
    'alter table session alter column end_reason set not null',
    'alter table customer alter column share_code drop not null',
    'alter table customer alter column gender drop default',
    'alter table upload alter column width type text',
    'alter table upload alter column created_at type date',
    'create table left_over (id integer)',
    'drop table consignee',
  ])
    await sql.raw(change).execute(connection.db)
  const problems = await schemaProblems(connection.db, typed)
  await connection.close()
  const ofConsignee = (problem: string): boolean => problem.startsWith('consignee.')
  expect(problems.filter(ofConsignee)).toHaveLength(7)
  expect(problems.filter((problem) => !ofConsignee(problem)).toSorted()).toEqual([
    'customer.gender has no default in the database, but may be left out of an insert',
    'customer.shareCode can be null in the database',
    'leftOver.id is not in the types',
    'session.device is not in the database',
    'session.endReason cannot be null in the database',
    'session.endReason has no default in the database, but may be left out of an insert',
    'session.userAgent is not in the types',
    'upload.createdAt is Date, date is not known here',
    'upload.width is number, text is string',
  ])
})
