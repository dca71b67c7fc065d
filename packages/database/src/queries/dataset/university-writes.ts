import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { UniversityTable } from '../../schema/reference.ts'

/** A university's row without its id. */
export type UniversityValues = Required<Omit<Insertable<UniversityTable>, 'univId'>>

/** A university as it stands, and how much the list that it comes from counts. */
export type StandingUniversity = UniversityValues & {
  readonly univId: number
  /** null where no list, or only the demo, has it. */
  readonly listPriority: number | null
}

const BATCH = 500

/** Every university with the priority of its list. */
export async function loadStandingUniversities(db: Kysely<Database>): Promise<StandingUniversity[]> {
  return db
    .selectFrom('university')
    .leftJoin('dataset', (join) =>
      join.onRef('dataset.datasetId', '=', 'university.datasetId').on('isDemo', '=', false),
    )
    .selectAll('university')
    .select('priority as listPriority')
    .orderBy('univId')
    .execute()
}

/** Enters universities. */
export async function insertUniversities(
  db: Kysely<Database>,
  rows: readonly UniversityValues[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('university')
      .values(rows.slice(from, from + BATCH))
      .execute()
  }
}

/** Overwrites universities, by id. */
export async function updateUniversities(
  db: Kysely<Database>,
  rows: readonly (UniversityValues & { readonly univId: number })[],
): Promise<void> {
  for (const { univId: universityId, ...values } of rows) {
    await db.updateTable('university').set(values).where('univId', '=', universityId).execute()
  }
}

/** Removes those of the universities that no row of any table names; returns how many. */
export async function removeUnnamedUniversities(
  db: Kysely<Database>,
  universityIds: readonly number[],
): Promise<number> {
  if (universityIds.length === 0) return 0
  const removed = await sql`
    delete from university where univ_id in (${sql.join(universityIds)}) and univ_id not in (
      select univ_id from plan where univ_id is not null
      union select univ_id from admission_line where univ_id is not null
      union select univ_id from discipline_grade where univ_id is not null
      union select univ_id from first_class_discipline where univ_id is not null
      union select univ_id from first_class_major where univ_id is not null
    )`.execute(db)
  return Number(removed.numAffectedRows ?? 0)
}
