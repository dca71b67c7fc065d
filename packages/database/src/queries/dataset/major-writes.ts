import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { MajorTable } from '../../schema/reference.ts'

const BATCH = 500

/** A major's row. */
export type MajorValues = Required<Insertable<MajorTable>>

/** A major as it stands, with the priority of the list it is from; null: of none. */
export type StandingMajor = MajorValues & { readonly listPriority: number | null }

/** Every major of the catalogue. */
export function loadStandingMajors(db: Kysely<Database>): Promise<StandingMajor[]> {
  return db
    .selectFrom('major')
    .leftJoin('dataset', 'dataset.datasetId', 'major.datasetId')
    .selectAll('major')
    .select('dataset.priority as listPriority')
    .orderBy('code')
    .execute()
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
          classCode: eb.ref('excluded.classCode'),
          className: eb.ref('excluded.className'),
          categoryCode: eb.ref('excluded.categoryCode'),
          categoryName: eb.ref('excluded.categoryName'),
          level: eb.ref('excluded.level'),
          degree: eb.ref('excluded.degree'),
          years: eb.ref('excluded.years'),
          datasetId: eb.ref('excluded.datasetId'),
        })),
      )
      .execute()
  }
}

/** Removes majors by code. */
export async function removeMajors(db: Kysely<Database>, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await db.deleteFrom('major').where('code', 'in', codes).execute()
}
