import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../schema/database.ts'

/** A customer's own contact in customer service. */
export interface ServiceContact {
  /** What comes back with the event of adding it. */
  readonly stateCode: string
  /** What the contact way is removed by. */
  readonly configId: string
  /** Address of the picture. */
  readonly qrCode: string
  readonly serviceName: string
  /** When the customer added it; null: not (or no longer). */
  readonly boundAt: Date | null
}

export function findServiceContact(
  db: Kysely<Database>,
  customerId: number,
): Promise<ServiceContact | undefined> {
  return db
    .selectFrom('service_contact')
    .select([
      'state_code as stateCode',
      'config_id as configId',
      'qr_code as qrCode',
      'service_name as serviceName',
      'bound_at as boundAt',
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Stores a customer's contact; resolves to false when there is one already (of a request at the same time). */
export async function insertServiceContact(
  db: Kysely<Database>,
  customerId: number,
  contact: Omit<ServiceContact, 'boundAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('service_contact')
    .values({
      customer_id: customerId,
      state_code: contact.stateCode,
      config_id: contact.configId,
      qr_code: contact.qrCode,
      service_name: contact.serviceName,
    })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a customer's contact, or only if it is this one; resolves to its configId, undefined when there was none. */
export async function deleteServiceContact(
  db: Kysely<Database>,
  customerId: number,
  configId?: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('service_contact')
    .where('customer_id', '=', customerId)
    .$if(configId !== undefined, (query) => query.where('config_id', '=', configId ?? ''))
    .returning('config_id')
    .executeTakeFirst()
  return row?.config_id
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
    .updateTable('service_contact')
    .set({ external_userid: externalUserid, bound_at: sql<Date>`coalesce(bound_at, ${now})` })
    .where('state_code', '=', stateCode)
    .where('customer_id', 'in', (eb) =>
      eb.selectFrom('customer').select('customer_id').where('tenant_id', '=', tenantId),
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
    .updateTable('service_contact')
    .set({ external_userid: null, bound_at: null })
    .where('external_userid', '=', externalUserid)
    .where('customer_id', 'in', (eb) =>
      eb.selectFrom('customer').select('customer_id').where('tenant_id', '=', tenantId),
    )
    .execute()
}
