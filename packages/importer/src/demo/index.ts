import { PROVINCES } from '@wenjin/engine'
import type { Connection } from '@wenjin/database/connect/connection'
import { growDataVersion, lockDataVersion } from '@wenjin/database/queries/dataset/data-version'
import { hasDatasets } from '@wenjin/database/queries/dataset/datasets'
import { setReliabilityDue } from '@wenjin/database/queries/admission/reliability'
import { writeHighSchools } from './high-schools.ts'
import { DEMO_PROVINCES } from './provinces.ts'
import { writeProvince } from './write-province.ts'
import { writeReference } from './write-reference.ts'

export interface DemoOptions {
  readonly now: Date
  /** Judges the chances of a province, in the transaction of the demo; absent: not judged. */
  readonly judge?: (db: Connection['db'], provId: number, now: Date) => Promise<unknown>
  /** Names of provinces; absent: all of the demo. */
  readonly names?: readonly string[]
}

/**
 * Fills an empty database with demo data: real schools and majors, made-up tables, chances judged. Deterministic, in one
 * transaction; does nothing and resolves to false where any dataset is loaded.
 */
export async function loadDemo(connection: Connection, { now, judge, names }: DemoOptions): Promise<boolean> {
  if (await hasDatasets(connection.db)) return false
  await connection.bulk(async (bulk) => {
    // two processes starting on one empty database: the second waits, then finds it filled
    await lockDataVersion(bulk.db)
    if (await hasDatasets(bulk.db)) return
    const schoolIds = await writeReference(bulk, now)
    const provinces = DEMO_PROVINCES.filter(({ name }) => names === undefined || names.includes(name))
    for (const province of provinces) await writeProvince(bulk, province, schoolIds, now)
    await writeHighSchools(bulk, provinces, now)
    const written = new Set(provinces.map(({ name }) => name))
    const provIds = PROVINCES.filter(({ name }) => written.has(name)).map(({ provId }) => provId)
    await setReliabilityDue(bulk.db, provIds)
    for (const provId of provIds) await judge?.(bulk.db, provId, now)
    await growDataVersion(bulk.db)
  })
  return true
}
