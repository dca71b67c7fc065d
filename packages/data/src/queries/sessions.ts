import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import { withCustomerLocked } from './customers.ts'

export interface Session {
  readonly customerId: number
  readonly tenantId: number
  readonly seenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly endReason: string | null
}

export interface NewSession {
  readonly tokenHash: string
  readonly customerId: number
  readonly tenantId: number
  readonly now: Date
  readonly expiresAt: Date
  readonly device: string | null
}

/** Sessions of one customer that live at the same time; older ones end when another begins. */
export const LIVE_SESSIONS = 3

/** Begins a session and ends all but the newest LIVE_SESSIONS of the customer. */
export async function beginSession(db: Kysely<Database>, session: NewSession): Promise<void> {
  // one sign-in at a time, or two could each keep three
  await withCustomerLocked(db, session.customerId, async (trx) => {
    await trx
      .insertInto('session')
      .values({
        token_hash: session.tokenHash,
        customer_id: session.customerId,
        tenant_id: session.tenantId,
        created_at: session.now,
        seen_at: session.now,
        expires_at: session.expiresAt,
        device: session.device,
      })
      .execute()
    await trx
      .updateTable('session')
      .set({ ended_at: session.now, end_reason: 'newer' })
      .where('token_hash', 'in', (eb) =>
        eb
          .selectFrom('session')
          .select('token_hash')
          .where('customer_id', '=', session.customerId)
          .where('ended_at', 'is', null)
          .where('token_hash', '!=', session.tokenHash)
          .orderBy('created_at', 'desc')
          .orderBy('token_hash')
          .offset(LIVE_SESSIONS - 1),
      )
      .execute()
  })
}

export function findSession(db: Kysely<Database>, tokenHash: string): Promise<Session | undefined> {
  return db
    .selectFrom('session')
    .select([
      'customer_id as customerId',
      'tenant_id as tenantId',
      'seen_at as seenAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'end_reason as endReason',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Moves the end of a living session. */
export async function extendSession(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endSession(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
  reason: 'logout' | 'revoked',
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}
