import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { ServiceContactTable } from '../../schema/accounts.ts'

const serviceContactColumns = ['stateCode', 'configId', 'qrCode', 'serviceName', 'boundAt'] as const

/** A customer's own contact in customer service. */
export type ServiceContact = Readonly<
  Pick<Selectable<ServiceContactTable>, (typeof serviceContactColumns)[number]>
>

export function findServiceContact(
  db: Kysely<Database>,
  customerId: number,
): Promise<ServiceContact | undefined> {
  return db
    .selectFrom('serviceContact')
    .select(serviceContactColumns)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
}

/** Stores a customer's contact; resolves to false when there is one already (of a request at the same time). */
export async function insertServiceContact(
  db: Kysely<Database>,
  customerId: number,
  contact: Omit<ServiceContact, 'boundAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('serviceContact')
    .values({ customerId, ...contact })
    .onConflict((conflict) => conflict.column('customerId').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a customer's contact, or only if it is this one; resolves to its configId, undefined without one. */
export async function deleteServiceContact(
  db: Kysely<Database>,
  customerId: number,
  configId?: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('serviceContact')
    .where('customerId', '=', customerId)
    .$if(configId !== undefined, (query) => query.where('configId', '=', configId ?? ''))
    .returning('configId')
    .executeTakeFirst()
  return row?.configId
}

/** Somebody added the contact whose state this is. A state of another tenant, or one that is gone, changes nothing. */
export async function bindServiceContact(
  db: Kysely<Database>,
  tenantId: number,
  stateCode: string,
  externalUserid: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('serviceContact')
    .set({ externalUserid, boundAt: sql<Date>`coalesce(bound_at, ${now})` })
    .where('stateCode', '=', stateCode)
    .where('customerId', 'in', (eb) =>
      eb.selectFrom('customer').select('customerId').where('tenantId', '=', tenantId),
    )
    .execute()
}

/** Somebody and a tenant's customer service are no longer contacts. */
export async function releaseServiceContacts(
  db: Kysely<Database>,
  tenantId: number,
  externalUserid: string,
): Promise<void> {
  await db
    .updateTable('serviceContact')
    .set({ externalUserid: null, boundAt: null })
    .where('externalUserid', '=', externalUserid)
    .where('customerId', 'in', (eb) =>
      eb.selectFrom('customer').select('customerId').where('tenantId', '=', tenantId),
    )
    .execute()
}
