import type { ListChoice, Unit } from '@wenjin/contract'
import { expect } from 'vitest'
import { batch } from '../../../testing/candidate.ts'
import type { Candidate } from '../../../testing/candidate.ts'
import type { TestApp } from '../../../testing/test-app.ts'

export const WEIGHTS = { school: 3, major: 3, city: 2, fee: 1, chance: 3, feeMost: 0 }

export const refusal = (code: string, message: string) => expect.objectContaining({ code, message })

/** Saves choices of a batch as a new list; resolves to its id. */
export async function savedList(
  { client, scoreId }: Pick<Candidate, 'client' | 'scoreId'>,
  reportUnivList: ListChoice[],
  batchId = 2,
): Promise<number> {
  const { reportMainId: listId } = await client.call('saveReport', {
    scoreId,
    batchList: batch(reportUnivList, batchId),
  })
  return listId
}

/** Units by falling chance. */
export function surestFirst(units: readonly Unit[]): Unit[] {
  return units.toSorted((a, b) => (b.probability ?? 0) - (a.probability ?? 0))
}

/** Writes another planId over that of a saved choice, as a list of an earlier plan has it. */
export async function replacePlanId(
  { database }: TestApp,
  listId: number,
  reportNo: number,
  planId: number,
): Promise<void> {
  const { db } = database.connection
  const row = await db
    .selectFrom('reportMain')
    .select('batchList')
    .where('reportMainId', '=', listId)
    .executeTakeFirstOrThrow()
  const [first] = row.batchList as ReturnType<typeof batch>
  const reportUnivList = first?.reportUnivList.map((one) =>
    one.reportNo === reportNo ? { ...one, planId } : one,
  )
  await db
    .updateTable('reportMain')
    .set({ batchList: JSON.stringify([{ ...first, reportUnivList }]) })
    .where('reportMainId', '=', listId)
    .execute()
}
