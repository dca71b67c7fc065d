import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from './schema/database.ts'

/** Tables that have a text anywhere in a row, by name. */
export async function tablesWithText(db: Kysely<Database>, text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db)
  const found = []
  for (const { name: table } of tables.rows) {
    const rows = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} as r where r::text like ${`%${text}%`}
    `.execute(db)
    if (Number(rows.rows[0]?.count) > 0) found.push(table)
  }
  return found.toSorted()
}

/** Tables with a foreign key to a table. */
export async function tablesReferringTo(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = ${table}::regclass
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Makes the next customer's id one that no row of another table has. */
export async function startCustomerIdsAt(db: Kysely<Database>, customerId: number): Promise<void> {
  await sql`alter table customer alter column customer_id restart with ${sql.raw(String(customerId))}`.execute(
    db,
  )
}
