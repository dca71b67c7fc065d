import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import { withCustomerLocked } from './customers.ts'

export interface NewAttempt {
  readonly customerId: number
  /** What is tried, e.g. 'upload'. */
  readonly kind: string
  readonly now: Date
}

/**
 * Counts an attempt of a customer unless there were `most` of its kind since a moment: resolves to its id, to undefined
 * when it is one too many. Of attempts at the same time each is counted.
 */
export function takeAttempt(
  db: Kysely<Database>,
  { customerId, kind, now }: NewAttempt,
  since: Date,
  most: number,
): Promise<number | undefined> {
  return withCustomerLocked(db, customerId, async (trx) => {
    const { count } = await trx
      .selectFrom('customer_attempt')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .where('kind', '=', kind)
      .where('made_at', '>=', since)
      .executeTakeFirstOrThrow()
    if (count >= most) return undefined
    const row = await trx
      .insertInto('customer_attempt')
      .values({ customer_id: customerId, kind, made_at: now })
      .returning('attempt_id')
      .executeTakeFirstOrThrow()
    return row.attempt_id
  })
}

/** Takes back an attempt that came to nothing through no fault of the customer's. */
export async function giveBackAttempt(db: Kysely<Database>, attemptId: number): Promise<void> {
  await db.deleteFrom('customer_attempt').where('attempt_id', '=', attemptId).execute()
}
