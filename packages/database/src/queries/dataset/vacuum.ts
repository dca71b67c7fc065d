import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Tables that an import fills. */
const FILLED: readonly (keyof Database)[] = [
  'university',
  'schoolCode',
  'scoreRank',
  'batchLine',
  'plan',
  'admissionLine',
  'subjectRequirement',
  'highSchool',
  'datasetSlice',
]

/** Frees what replaced rows took and tells the planner what there is. PGlite has nobody else to do it. */
export async function vacuumDatasets(db: Kysely<Database>): Promise<void> {
  await sql`vacuum (analyze) ${sql.join(FILLED.map((table) => sql.table(table)))}`.execute(db)
}
