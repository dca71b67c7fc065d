import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

/** Runs `work` inside an open transaction; when it throws, what it did is undone and the transaction goes on. */
export async function behindSavepoint<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint work`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint work`.execute(db)
    throw error
  }
}
