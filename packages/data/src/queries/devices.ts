import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

/** Keeps a browser as one in which the customer has proven the phone; an upsert. */
export async function keepDevice(
  db: Kysely<Database>,
  customerId: number,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('customer_device')
    .values({ customer_id: customerId, device_hash: deviceHash, created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Forgets every browser of a customer. */
export async function forgetDevices(db: Kysely<Database>, customerId: number): Promise<void> {
  await db.deleteFrom('customer_device').where('customer_id', '=', customerId).execute()
}
