import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

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
  'customerId',
  'tenantId',
  'phone',
  'name',
  'avatar',
  'shareCode',
  'sourceName',
  'banStatus',
  'canModifyProv',
  'provId',
  'gaokaoYear as year',
  'phoneChangedAt',
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
    .where('tenantId', '=', tenantId)
    .where('customerId', '=', customerId)
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
      .select('customerId')
      .where('customerId', '=', customerId)
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
    .set({ provId, gaokaoYear: year, canModifyProv: false })
    .where('customerId', '=', customerId)
    .where('canModifyProv', '=', true)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
