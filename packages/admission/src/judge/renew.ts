import { provinceById } from '@wenjin/engine'
import type { Connection } from '@wenjin/database/connect/connection'
import { failureText } from '@wenjin/database/connect/failure-text'
import { growDataVersion } from '@wenjin/database/queries/dataset/data-version'
import {
  listReliabilityDue,
  replaceReliability,
  takeReliabilityDue,
} from '@wenjin/database/queries/admission/reliability'
import { loadRowSources } from '@wenjin/database/queries/admission/unit-rows'
import { judgeProvince } from './last-years.ts'

/** What became of the provinces whose reliability was due. */
export interface RenewedReliability {
  readonly provIds: readonly number[]
  /** Series that something is known of now, over these provinces. */
  readonly seriesNum: number
  /** What failed, by province, in Chinese; null when nothing did. */
  readonly error: string | null
}

/**
 * Judges the chances again for every province whose lines or tables have changed since, each in a transaction of its own.
 * One that fails stays due: nothing is told of it, and the next call tries again.
 */
export async function renewReliability(
  connection: Connection,
  clock: () => Date,
): Promise<RenewedReliability> {
  const provIds: number[] = []
  const failures: string[] = []
  let seriesNum = 0
  for (const provId of await listReliabilityDue(connection.db)) {
    try {
      seriesNum += await connection.bulk(({ db }) => renewProvince(db, provId, clock()))
      provIds.push(provId)
    } catch (error) {
      failures.push(`${provinceById(provId)?.name ?? provId}：${failureText(error)}`)
    }
  }
  return { provIds, seriesNum, error: failures.length === 0 ? null : failures.join('；') }
}

/** Judges one province inside a transaction, when it is still due; resolves to the number of series judged. */
export async function renewProvince(db: Connection['db'], provId: number, now: Date): Promise<number> {
  if (!(await takeReliabilityDue(db, provId))) return 0
  const rows = await judgeProvince(db, provId, await loadRowSources(db))
  if ((await replaceReliability(db, provId, rows, now)) > 0) await growDataVersion(db)
  return rows.length
}
