import { PROVINCES } from '@wenjin/engine'
import type { Connection } from '../connection.ts'
import { growDataVersion } from '../queries/data-version.ts'
import { setReliabilityDue } from '../queries/reliability.ts'
import { renewReliability } from '../reliability/renew.ts'
import { writeHighSchools } from './high-schools.ts'
import { DEMO_PROVINCES } from './provinces.ts'
import { writeProvince } from './write-province.ts'
import { writeReference } from './write-reference.ts'

/**
 * Fills an empty database with demo data: real schools and majors, made-up tables. Deterministic, in one
 * transaction; does nothing and resolves to false where any dataset is loaded. `names` limits the
 * provinces.
 */
export async function loadDemo(
  connection: Connection,
  now: Date,
  names?: readonly string[],
): Promise<boolean> {
  const some = await connection.db.selectFrom('dataset').select('dataset_id').limit(1).executeTakeFirst()
  if (some !== undefined) return false
  await connection.bulk(async (bulk) => {
    // two processes starting on one empty database: the second waits, then finds it filled
    await bulk.db.selectFrom('data_version').select('version').forUpdate().execute()
    const filled = await bulk.db.selectFrom('dataset').select('dataset_id').limit(1).executeTakeFirst()
    if (filled !== undefined) return
    const univIds = await writeReference(bulk, now)
    const provinces = DEMO_PROVINCES.filter(({ name }) => names === undefined || names.includes(name))
    for (const province of provinces) await writeProvince(bulk, province, univIds, now)
    await writeHighSchools(bulk, provinces, now)
    const provIds = PROVINCES.filter(({ name }) => provinces.some((province) => province.name === name))
    await setReliabilityDue(
      bulk.db,
      provIds.map(({ provId }) => provId),
    )
    await growDataVersion(bulk.db)
  })
  await renewReliability(connection, () => now)
  return true
}
