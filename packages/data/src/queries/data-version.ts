import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

/** Grows with every change of the data tables; what was built from an older one is stale. */
export async function readDataVersion(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('data_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** To be called in the transaction that changes data tables. */
export async function growDataVersion(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('data_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}
