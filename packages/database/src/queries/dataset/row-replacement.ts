import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Tables that a dataset's rows are copied into. */
export type RowTable =
  | 'scoreRank'
  | 'batchLine'
  | 'plan'
  | 'subjectRequirement'
  | 'admissionLine'
  | 'disciplineGrade'
  | 'firstClassDiscipline'
  | 'firstClassMajor'

/** Where a dataset's new rows wait for comparison with the standing ones. */
export const INCOMING = 'incoming'

/** How a dataset's rows differ from those it had. */
export interface RowDifference {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** Whether a dataset has rows in a table. */
export async function hasRows(db: Kysely<Database>, table: RowTable, datasetId: number): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('datasetId')
    .where('datasetId', '=', datasetId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the waiting table; the end of the transaction drops it. */
export async function createIncoming(db: Kysely<Database>, table: RowTable): Promise<void> {
  await sql`create temp table ${sql.table(INCOMING)} (like ${sql.table(table)}) on commit drop`.execute(db)
}

/**
 * Puts the waiting rows in the place of a dataset's standing ones and counts the difference. Rows that differ only in
 * their line are the same; of rows that differ in a key's other columns as many as pair up are changed.
 * @param columns what makes a row, without dataset and line; @param key the columns among them that say what it is about
 */
export async function replaceRows(
  db: Kysely<Database>,
  table: RowTable,
  datasetId: number,
  columns: readonly string[],
  key: readonly string[],
): Promise<RowDifference> {
  const all = sql.join(columns.map((column) => sql.ref(column)))
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const standing = sql`select ${all} from ${sql.table(table)} where dataset_id = ${datasetId}`
  const incoming = sql`select ${all} from ${sql.table(INCOMING)}`
  const counted = await sql<{ added: number; changed: number; removed: number }>`
    with plus as (${incoming} except all ${standing}),
    minus as (${standing} except all ${incoming}),
    sides as (
      select ${keys}, 1 as plus, 0 as minus from plus
      union all select ${keys}, 0, 1 from minus
    ),
    keyed as (select sum(plus) as plus, sum(minus) as minus from sides group by ${keys})
    select coalesce(sum(plus - least(plus, minus)), 0)::int as added,
      coalesce(sum(least(plus, minus)), 0)::int as changed,
      coalesce(sum(minus - least(plus, minus)), 0)::int as removed
    from keyed`.execute(db)
  await sql`delete from ${sql.table(table)} where dataset_id = ${datasetId}`.execute(db)
  await sql`insert into ${sql.table(table)} select * from ${sql.table(INCOMING)}`.execute(db)
  await sql`drop table ${sql.table(INCOMING)}`.execute(db)
  return counted.rows[0]!
}
