import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withCustomerLocked } from '../account/customers.ts'

export interface NewAttempt {
  readonly customerId: number
  /** What is tried, e.g. 'upload'. */
  readonly kind: string
  readonly now: Date
}

/**
 * Counts an attempt of a customer unless there were `max` of its kind since a moment: resolves to its id, to undefined
 * when it is one too many. Of attempts at the same time each is counted.
 */
export function takeAttempt(
  db: Kysely<Database>,
  { customerId, kind, now }: NewAttempt,
  since: Date,
  max: number,
): Promise<number | undefined> {
  return withCustomerLocked(db, customerId, async (trx) => {
    const { count } = await trx
      .selectFrom('customerAttempt')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customerId', '=', customerId)
      .where('kind', '=', kind)
      .where('madeAt', '>=', since)
      .executeTakeFirstOrThrow()
    if (count >= max) return undefined
    const row = await trx
      .insertInto('customerAttempt')
      .values({ customerId, kind, madeAt: now })
      .returning('attemptId')
      .executeTakeFirstOrThrow()
    return row.attemptId
  })
}

/** Takes back an attempt that came to nothing through no fault of the customer's. */
export async function giveBackAttempt(db: Kysely<Database>, attemptId: number): Promise<void> {
  await db.deleteFrom('customerAttempt').where('attemptId', '=', attemptId).execute()
}
