import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { forgetDevices, keepDevice } from './devices.ts'
import { endSessions } from './sessions.ts'

/** What proves that somebody is the customer of a phone. */
export interface Account {
  readonly customerId: number
  readonly passwdHash: string | null
  readonly openid: string | null
  /** The customer has proven the phone in the browser that was asked about. */
  readonly knowsDevice: boolean
}

/** The account of a phone in a tenant, and whether it knows a browser (by the hash of its name). */
export async function findAccount(
  db: Kysely<Database>,
  tenantId: number,
  phone: string,
  deviceHash?: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('customerDevice', (join) =>
      join
        .onRef('customerDevice.customerId', '=', 'customer.customerId')
        .on('customerDevice.deviceHash', '=', deviceHash ?? ''),
    )
    .select(['customer.customerId', 'passwdHash', 'openid', 'customerDevice.deviceHash'])
    .where('tenantId', '=', tenantId)
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { deviceHash: known, ...account } = row
  return { ...account, knowsDevice: known !== null }
}

export interface NewCustomer {
  readonly tenantId: number
  readonly phone: string
  /** How the customer registers: by SMS code, by password, through the messaging app. */
  readonly regType: 'm' | 'p' | 'wx'
  readonly passwdHash: string | null
  readonly shareCode: string
  readonly sourceCode: string | null
  readonly sourceName: string | null
  readonly now: Date
}

/** Registers a phone in a tenant; resolves to the customerId, to undefined when it is registered. */
export async function registerCustomer(
  db: Kysely<Database>,
  { now, ...columns }: NewCustomer,
): Promise<number | undefined> {
  const row = await db
    .insertInto('customer')
    .values({ ...columns, createdAt: now })
    .onConflict((conflict) => conflict.columns(['tenantId', 'phone']).doNothing())
    .returning('customerId')
    .executeTakeFirst()
  return row?.customerId
}

/** The customerId of a phone in a tenant; registered when the phone is new. */
export async function findOrRegister(db: Kysely<Database>, customer: NewCustomer): Promise<number> {
  const find = () => findAccount(db, customer.tenantId, customer.phone)
  const known = (await find())?.customerId ?? (await registerCustomer(db, customer))
  // registered by a request at the same time
  const customerId = known ?? (await find())?.customerId
  if (customerId === undefined) throw new Error('a phone that is neither registered nor free')
  return customerId
}

/**
 * Sets the password of a phone's account and ends its sessions, but for the one of the token hash that is given;
 * resolves to the customerId, to undefined when there is no account.
 */
export function changePassword(
  db: Kysely<Database>,
  tenantId: number,
  phone: string,
  passwordHash: string,
  now: Date,
  except?: string,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('customer')
      .set({ passwdHash: passwordHash })
      .where('tenantId', '=', tenantId)
      .where('phone', '=', phone)
      .returning('customerId')
      .executeTakeFirst()
    if (row !== undefined) await endSessions(trx, row.customerId, now, except)
    return row?.customerId
  })
}

/** How giving an account a phone went: 'taken': the phone has an account; 'changed': the account is not as it was. */
export type PhoneOutcome = 'done' | 'taken' | 'changed'

/** Gives an account its first phone. */
export function bindPhone(db: Kysely<Database>, customerId: number, phone: string): Promise<PhoneOutcome> {
  return unlessTaken(async () => {
    const { numUpdatedRows } = await db
      .updateTable('customer')
      .set({ phone })
      .where('customerId', '=', customerId)
      .where('phone', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? 'done' : 'changed'
  })
}

export interface PhoneChange {
  readonly customerId: number
  readonly from: string
  readonly to: string
  /** Hash of the token whose session stays; the others end. */
  readonly tokenHash: string
  /** Hash of the browser that stays known, as the new phone was proven in it. */
  readonly deviceHash: string
  readonly now: Date
}

/** Gives an account another phone, unless it has changed since it was `from`. */
export function changePhone(db: Kysely<Database>, change: PhoneChange): Promise<PhoneOutcome> {
  const { customerId, from, to, now } = change
  return unlessTaken(() =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('customer')
        .set({ phone: to, phoneChangedAt: now })
        .where('customerId', '=', customerId)
        .where('phone', '=', from)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 'changed'
      await endSessions(trx, customerId, now, change.tokenHash)
      await forgetDevices(trx, customerId)
      await keepDevice(trx, customerId, change.deviceHash, now)
      return 'done'
    }),
  )
}

const UNIQUE_VIOLATION = '23505'

async function unlessTaken(work: () => Promise<PhoneOutcome>): Promise<PhoneOutcome> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return 'taken'
    throw error
  }
}
