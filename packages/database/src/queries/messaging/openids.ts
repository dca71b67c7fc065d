import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** The customer of a tenant that an openid of the messaging app is tied to; undefined: none. */
export async function findCustomerOfOpenid(
  db: Kysely<Database>,
  tenantId: number,
  openid: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('customerId')
    .where('tenantId', '=', tenantId)
    .where('openid', '=', openid)
    .executeTakeFirst()
  return row?.customerId
}

/** First key of the advisory lock; the second is a hash of tenant and openid. */
const OPENID_LOCK = 4

/**
 * Ties an openid to a customer in place of the one before it, unless it is tied to another customer of the tenant;
 * resolves to whether it is tied.
 */
export function tieOpenid(
  db: Kysely<Database>,
  tenantId: number,
  customerId: number,
  openid: string,
): Promise<boolean> {
  return withOpenidLocked(db, tenantId, openid, async (trx) => {
    const holder = await findCustomerOfOpenid(trx, tenantId, openid)
    if (holder !== undefined) return holder === customerId
    await setOpenid(trx, tenantId, customerId, openid)
    return true
  })
}

/** Ties an openid to a customer in place of the one before it; another customer of the tenant who had it loses it. */
export function moveOpenid(
  db: Kysely<Database>,
  tenantId: number,
  customerId: number,
  openid: string,
): Promise<void> {
  return withOpenidLocked(db, tenantId, openid, async (trx) => {
    const holder = await findCustomerOfOpenid(trx, tenantId, openid)
    if (holder === customerId) return
    if (holder !== undefined) await setOpenid(trx, tenantId, holder, null)
    await setOpenid(trx, tenantId, customerId, openid)
  })
}

async function setOpenid(
  db: Kysely<Database>,
  tenantId: number,
  customerId: number,
  openid: string | null,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ openid })
    .where('tenantId', '=', tenantId)
    .where('customerId', '=', customerId)
    .execute()
}

function withOpenidLocked<T>(
  db: Kysely<Database>,
  tenantId: number,
  openid: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${OPENID_LOCK}::integer, hashtext(${`${tenantId} ${openid}`}))`.execute(
      trx,
    )
    return work(trx)
  })
}
