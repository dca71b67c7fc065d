import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { SessionTable } from '../../schema/customers.ts'
import { withCustomerLocked } from './customers.ts'

const sessionColumns = ['customerId', 'tenantId', 'seenAt', 'expiresAt', 'endedAt', 'endReason'] as const

export type Session = Readonly<Pick<Selectable<SessionTable>, (typeof sessionColumns)[number]>>

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
export const MAX_LIVE_SESSIONS = 3

/**
 * Begins a session and ends all but the newest MAX_LIVE_SESSIONS of the customer. Resolves to false, and nothing changes,
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
        tokenHash: session.tokenHash,
        customerId: session.customerId,
        tenantId: session.tenantId,
        createdAt: session.now,
        seenAt: session.now,
        expiresAt: session.expiresAt,
        device: session.device,
      })
      .execute()
    await trx
      .updateTable('session')
      .set({ endedAt: session.now, endReason: 'newer' })
      .where('tokenHash', 'in', (eb) =>
        eb
          .selectFrom('session')
          .select('tokenHash')
          .where('customerId', '=', session.customerId)
          .where('endedAt', 'is', null)
          .where('tokenHash', '!=', session.tokenHash)
          .orderBy('createdAt', 'desc')
          .orderBy('tokenHash')
          .offset(MAX_LIVE_SESSIONS - 1),
      )
      .execute()
    return true
  })
}

async function stillStands(
  db: Kysely<Database>,
  { customerId, tenantId }: NewSession,
  { phone, passwdHash: passwordHash, openid, tokenHash }: Standing,
): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('customerId')
    .where('customerId', '=', customerId)
    .where('tenantId', '=', tenantId)
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .$if(passwordHash !== undefined, (query) => query.where('passwdHash', '=', passwordHash ?? ''))
    .$if(openid !== undefined, (query) => query.where('openid', '=', openid ?? ''))
    .$if(tokenHash !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('session')
            .select('session.tokenHash')
            .where('session.tokenHash', '=', tokenHash ?? '')
            .where('session.customerId', '=', customerId)
            .where('session.endedAt', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

export function findSession(db: Kysely<Database>, tokenHash: string): Promise<Session | undefined> {
  return db.selectFrom('session').select(sessionColumns).where('tokenHash', '=', tokenHash).executeTakeFirst()
}

const liveSessionColumns = ['sessionId', 'tokenHash', 'device', 'createdAt', 'seenAt'] as const

/** A living session as its customer sees it. */
export type LiveSession = Readonly<Pick<Selectable<SessionTable>, (typeof liveSessionColumns)[number]>>

/** Living sessions of a customer, the one used last first. */
export function listSessions(db: Kysely<Database>, customerId: number, now: Date): Promise<LiveSession[]> {
  return db
    .selectFrom('session')
    .select(liveSessionColumns)
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('sessionId', 'desc')
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
    .set({ seenAt: now, expiresAt })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
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
    .set({ endedAt: now, endReason: reason })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute()
}

/** Ends a customer's session by its number; resolves to false when it is not theirs. An ended one stays ended. */
export async function endSessionOf(
  db: Kysely<Database>,
  customerId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('tokenHash')
    .where('sessionId', '=', sessionId)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (row === undefined) return false
  await endSession(db, row.tokenHash, now, 'revoked')
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
    .set({ endedAt: now, endReason: 'revoked' })
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('tokenHash', '!=', except ?? ''))
    .execute()
}
