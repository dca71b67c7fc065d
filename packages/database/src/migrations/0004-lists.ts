import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** What a customer wants of a list, kept with it; null: nothing said yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table report_main add column expert_params jsonb`).execute(db)
}
