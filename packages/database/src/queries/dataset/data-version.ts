import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Grows with every change of the data tables; what was built from an older one is stale. */
export async function readDataVersion(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('dataVersion').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Call it in the transaction that changes data tables. */
export async function growDataVersion(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('dataVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}

/** Until the end of the transaction others who lock the version wait. */
export async function lockDataVersion(db: Kysely<Database>): Promise<void> {
  await db.selectFrom('dataVersion').select('version').forUpdate().execute()
}
