import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../schema/database.ts'
import { setReliabilityDue } from './reliability.ts'

const PROVINCE_TABLES = ['score_rank', 'batch_line', 'plan', 'admission_line', 'dataset_slice'] as const

/**
 * Removes the demo rows of those of the given provinces that now have a real score-rank table and real plans or lines.
 * @returns the provinces it removed them of
 */
export async function removeReplacedDemo(
  db: Kysely<Database>,
  provinces: readonly number[],
): Promise<number[]> {
  if (provinces.length === 0) return []
  const slices = await db
    .selectFrom('dataset_slice')
    .innerJoin('dataset', 'dataset.dataset_id', 'dataset_slice.dataset_id')
    .select(['prov_id', 'dataset_slice.kind', 'is_demo'])
    .distinct()
    .where('prov_id', 'in', provinces)
    .execute()
  const replaced = provinces.filter((provId) => {
    const own = slices.filter((slice) => slice.prov_id === provId)
    const real = new Set(own.filter((slice) => !slice.is_demo).map((slice) => slice.kind))
    const served = real.has('score_rank') && (real.has('plan') || real.has('admission'))
    return served && own.some((slice) => slice.is_demo)
  })
  if (replaced.length === 0) return []
  for (const table of PROVINCE_TABLES) {
    await db
      .deleteFrom(table)
      .where('prov_id', 'in', replaced)
      .where('dataset_id', 'in', db.selectFrom('dataset').select('dataset_id').where('is_demo', '=', true))
      .execute()
  }
  await setReliabilityDue(db, replaced)
  return replaced
}

/**
 * Once a real list of universities is loaded: removes the universities that only the demo knew and nothing names any
 * more, and likewise demo majors of levels that have a real catalogue.
 * @returns how many universities and majors went
 */
export async function removeDemoLeftovers(
  db: Kysely<Database>,
): Promise<{ readonly universities: number; readonly majors: number }> {
  const demo = await db
    .selectFrom('university')
    .innerJoin('dataset', 'dataset.dataset_id', 'university.dataset_id')
    .select('univ_id')
    .where('is_demo', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('dataset')
          .select('dataset_id')
          .where('kind', '=', 'university')
          .where('is_demo', '=', false),
      ),
    )
    .execute()
  const universities = await removeUnnamedUniversities(
    db,
    demo.map((row) => row.univ_id),
  )
  const majors = await sql`
    delete from major m using dataset d
    where m.dataset_id = d.dataset_id and d.is_demo
      and m.level in (select level from major join dataset using (dataset_id) where not is_demo)`.execute(db)
  return { universities, majors: Number(majors.numAffectedRows ?? 0) }
}

/** Removes those of the universities that no row of any table names; returns how many. */
export async function removeUnnamedUniversities(
  db: Kysely<Database>,
  univIds: readonly number[],
): Promise<number> {
  if (univIds.length === 0) return 0
  const removed = await sql`
    delete from university where univ_id in (${sql.join(univIds)}) and univ_id not in (
      select univ_id from plan where univ_id is not null
      union select univ_id from admission_line where univ_id is not null
      union select univ_id from discipline_grade where univ_id is not null
      union select univ_id from first_class_discipline where univ_id is not null
      union select univ_id from first_class_major where univ_id is not null
    )`.execute(db)
  return Number(removed.numAffectedRows ?? 0)
}
