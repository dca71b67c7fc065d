import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** A customer of any tenant, as customer support sees them. */
export interface CustomerCase {
  readonly customerId: number
  readonly tenantId: number
  readonly phone: string | null
  /** 1 in good standing, 0 banned. */
  readonly banStatus: number
  readonly canModifyProv: boolean
  readonly provId: number | null
  readonly year: number | null
  readonly createdAt: Date
}

/** Customers of an id (one or none) or of a phone (one a tenant), by tenant. */
export function listCases(
  db: Kysely<Database>,
  by: { readonly customerId: number } | { readonly phone: string },
): Promise<CustomerCase[]> {
  const query = db
    .selectFrom('customer')
    .select([
      'customerId',
      'tenantId',
      'phone',
      'banStatus',
      'canModifyProv',
      'provId',
      'gaokaoYear as year',
      'createdAt',
    ])
    .orderBy('tenantId')
  return (
    'phone' in by ? query.where('phone', '=', by.phone) : query.where('customerId', '=', by.customerId)
  ).execute()
}

/** Bans a customer (0) or ends the ban (1); false when there is no such customer. */
export async function setBanStatus(
  db: Kysely<Database>,
  customerId: number,
  banStatus: 0 | 1,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ banStatus })
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets a customer choose province and year again; false when there is no such customer. */
export async function reopenProvince(db: Kysely<Database>, customerId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ canModifyProv: true })
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
