import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import type { MajorTable, UniversityTable } from '../schema/reference.ts'

/** A university's row without its id. */
export type UniversityValues = Required<Omit<Insertable<UniversityTable>, 'univ_id'>>

/** A university as it stands, and how much the list that it comes from counts. */
export type StandingUniversity = UniversityValues & {
  readonly univ_id: number
  /** null where no list, or only the demo, has it. */
  readonly list_priority: number | null
}

const BATCH = 500

/** Every university with the priority of its list. */
export async function loadStandingUniversities(db: Kysely<Database>): Promise<StandingUniversity[]> {
  return db
    .selectFrom('university')
    .leftJoin('dataset', (join) =>
      join.onRef('dataset.dataset_id', '=', 'university.dataset_id').on('is_demo', '=', false),
    )
    .selectAll('university')
    .select('priority as list_priority')
    .orderBy('univ_id')
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
  rows: readonly (UniversityValues & { readonly univ_id: number })[],
): Promise<void> {
  for (const { univ_id, ...values } of rows) {
    await db.updateTable('university').set(values).where('univ_id', '=', univ_id).execute()
  }
}

export type MajorValues = Required<Insertable<MajorTable>>

/** Every major of the catalogue. */
export function loadStandingMajors(db: Kysely<Database>): Promise<MajorValues[]> {
  return db.selectFrom('major').selectAll().orderBy('code').execute()
}

/** Enters majors, or what is new of those that stand. */
export async function putMajors(db: Kysely<Database>, rows: readonly MajorValues[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('major')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          class_code: eb.ref('excluded.class_code'),
          class_name: eb.ref('excluded.class_name'),
          category_code: eb.ref('excluded.category_code'),
          category_name: eb.ref('excluded.category_name'),
          level: eb.ref('excluded.level'),
          degree: eb.ref('excluded.degree'),
          years: eb.ref('excluded.years'),
          dataset_id: eb.ref('excluded.dataset_id'),
        })),
      )
      .execute()
  }
}

/** Removes majors by code. */
export async function removeMajors(db: Kysely<Database>, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await db.deleteFrom('major').where('code', 'in', codes).execute()
}
