import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { setReliabilityDue } from '../admission/reliability.ts'
import { removeUnnamedUniversities } from './university-writes.ts'

const PROVINCE_TABLES = ['scoreRank', 'batchLine', 'plan', 'admissionLine', 'datasetSlice'] as const

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
    .selectFrom('datasetSlice')
    .innerJoin('dataset', 'dataset.datasetId', 'datasetSlice.datasetId')
    .select(['provId', 'datasetSlice.kind', 'isDemo'])
    .distinct()
    .where('provId', 'in', provinces)
    .execute()
  const replaced = provinces.filter((provId) => {
    const own = slices.filter((slice) => slice.provId === provId)
    const real = new Set(own.filter((slice) => !slice.isDemo).map((slice) => slice.kind))
    const served = real.has('score_rank') && (real.has('plan') || real.has('admission'))
    return served && own.some((slice) => slice.isDemo)
  })
  if (replaced.length === 0) return []
  for (const table of PROVINCE_TABLES) {
    await db
      .deleteFrom(table)
      .where('provId', 'in', replaced)
      .where('datasetId', 'in', db.selectFrom('dataset').select('datasetId').where('isDemo', '=', true))
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
    .innerJoin('dataset', 'dataset.datasetId', 'university.datasetId')
    .select('univId')
    .where('isDemo', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('dataset')
          .select('datasetId')
          .where('kind', '=', 'university')
          .where('isDemo', '=', false),
      ),
    )
    .execute()
  const universities = await removeUnnamedUniversities(
    db,
    demo.map((row) => row.univId),
  )
  const majors = await sql`
    delete from major m using dataset d
    where m.dataset_id = d.dataset_id and d.is_demo
      and m.level in (select level from major join dataset using (dataset_id) where not is_demo)`.execute(db)
  return { universities, majors: Number(majors.numAffectedRows ?? 0) }
}
