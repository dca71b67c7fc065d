import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Customer {
  readonly customerId: number
  readonly tenantId: number
  readonly phone: string | null
  readonly name: string | null
  readonly avatar: string | null
  readonly shareCode: string
  readonly sourceName: string | null
  readonly banStatus: number
  readonly canModifyProv: boolean
  readonly provId: number | null
  readonly year: number | null
  readonly phoneChangedAt: Date | null
}

const columns = [
  'customer_id as customerId',
  'tenant_id as tenantId',
  'phone',
  'name',
  'avatar',
  'share_code as shareCode',
  'source_name as sourceName',
  'ban_status as banStatus',
  'can_modify_prov as canModifyProv',
  'prov_id as provId',
  'gaokao_year as year',
  'phone_changed_at as phoneChangedAt',
] as const

/** A customer of a tenant, or undefined. */
export function findCustomer(
  db: Kysely<Database>,
  tenantId: number,
  customerId: number,
): Promise<Customer | undefined> {
  return db
    .selectFrom('customer')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/**
 * Runs `work` in a transaction while no other such work of the customer runs: of two requests of one person the second
 * sees what the first wrote. `work` asks through the connection it is given.
 */
export function withCustomerLocked<T>(
  db: Kysely<Database>,
  customerId: number,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('customer')
      .select('customer_id')
      .where('customer_id', '=', customerId)
      .forUpdate()
      .execute()
    return work(trx)
  })
}

/**
 * Binds province and year for good. Resolves to false when they were bound before (or by a request
 * that came first).
 */
export async function bindProvince(
  db: Kysely<Database>,
  customerId: number,
  provId: number,
  year: number,
): Promise<boolean> {
  const result = await db
    .updateTable('customer')
    .set({ prov_id: provId, gaokao_year: year, can_modify_prov: false })
    .where('customer_id', '=', customerId)
    .where('can_modify_prov', '=', true)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
