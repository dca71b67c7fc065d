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
  /** Hash of the token of a session that ends as this one begins. */
  readonly replaces?: string | undefined
}

/** What let the person in, and must still be so at the moment the session begins. */
export interface Standing {
  readonly phone?: string
  readonly passwdHash?: string
  readonly openid?: string
  /** Hash of a token of the customer's whose session lives. */
  readonly tokenHash?: string
}

/** Sessions of one customer that live at the same time; older ones end when another begins. */
export const LIVE_SESSIONS = 3

/**
 * Begins a session and ends all but the newest LIVE_SESSIONS of the customer. Resolves to false, and nothing changes,
 * when the customer is gone or `standing` is no longer so.
 */
export function beginSession(
  db: Kysely<Database>,
  session: NewSession,
  standing: Standing = {},
): Promise<boolean> {
  // one sign-in at a time, or two could each keep three
  return withCustomerLocked(db, session.customerId, async (trx) => {
    if (!(await stillStands(trx, session, standing))) return false
    if (session.replaces !== undefined) await endSession(trx, session.replaces, session.now, 'logout')
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
    return true
  })
}

async function stillStands(
  db: Kysely<Database>,
  { customerId, tenantId }: NewSession,
  { phone, passwdHash, openid, tokenHash }: Standing,
): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .$if(passwdHash !== undefined, (query) => query.where('passwd_hash', '=', passwdHash ?? ''))
    .$if(openid !== undefined, (query) => query.where('openid', '=', openid ?? ''))
    .$if(tokenHash !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('session')
            .select('session.token_hash')
            .where('session.token_hash', '=', tokenHash ?? '')
            .where('session.customer_id', '=', customerId)
            .where('session.ended_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
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

/** A living session as its customer sees it. */
export interface LiveSession {
  readonly sessionId: number
  readonly tokenHash: string
  /** User agent as it came. */
  readonly device: string | null
  readonly createdAt: Date
  readonly seenAt: Date
}

/** Living sessions of a customer, the one used last first. */
export function listSessions(db: Kysely<Database>, customerId: number, now: Date): Promise<LiveSession[]> {
  return db
    .selectFrom('session')
    .select([
      'session_id as sessionId',
      'token_hash as tokenHash',
      'device',
      'created_at as createdAt',
      'seen_at as seenAt',
    ])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute()
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

/** Ends a customer's session by its number; resolves to false when it is none of theirs. One that has ended stays so. */
export async function endSessionOf(
  db: Kysely<Database>,
  customerId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (row === undefined) return false
  await endSession(db, row.token_hash, now, 'revoked')
  return true
}

/** Ends all sessions of a customer, but for the one of the token hash that is given. */
export async function endSessions(
  db: Kysely<Database>,
  customerId: number,
  now: Date,
  except?: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'revoked' })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? ''))
    .execute()
}
