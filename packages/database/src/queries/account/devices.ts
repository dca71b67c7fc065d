import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Keeps a browser as one in which the customer has proven the phone; an upsert. */
export async function keepDevice(
  db: Kysely<Database>,
  customerId: number,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('customerDevice')
    .values({ customerId, deviceHash, createdAt: now, seenAt: now })
    .onConflict((conflict) => conflict.columns(['customerId', 'deviceHash']).doUpdateSet({ seenAt: now }))
    .execute()
}

/** Forgets every browser of a customer. */
export async function forgetDevices(db: Kysely<Database>, customerId: number): Promise<void> {
  await db.deleteFrom('customerDevice').where('customerId', '=', customerId).execute()
}
