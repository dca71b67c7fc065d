import { findCustomer } from '@wenjin/database/queries/account/customers'
import { DAY_MS, HOUR_MS } from '@wenjin/engine'
import {
  beginSession,
  endSession,
  endSessionOf,
  endSessions,
  extendSession,
  findSession,
} from '@wenjin/database/queries/account/sessions'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Standing } from '@wenjin/database/queries/account/sessions'
import type { IncomingHttpHeaders } from 'node:http'
import { createHash, randomBytes } from 'node:crypto'
import type { AnyCaller, SessionCustomer } from './caller.ts'
import { refuse } from './refusal.ts'

/** The header that carries the token; told to the client at sign-in as tokenName. */
export const TOKEN_NAME = 'x-online-token'

const SESSION_TTL_MS = 30 * DAY_MS
/** A session's end moves on when it was last moved longer ago than this, in milliseconds. */
const EXTEND_AFTER_MS = HOUR_MS
/** How long a verified token is believed without asking the database, in milliseconds of the product's clock. */
const BELIEVED_MS = 1_000
const MAX_BELIEVED = 10_000
/** Characters kept of a user agent: the messaging app names itself after some 200. */
const MAX_DEVICE_LENGTH = 500

export interface Session {
  /** The customer of the token in the headers; undefined without a token. Throws Refusal 4010x. */
  verify(headers: IncomingHttpHeaders, tenantId: number, now: Date): Promise<SessionCustomer | undefined>
  /**
   * Signs a customer of the caller's tenant in, in place of the caller before, and lets the next page be theirs.
   * Resolves to the new token; to undefined when what let them in (`standing`) is no longer so.
   */
  begin(customerId: number, caller: AnyCaller, standing: Standing): Promise<string | undefined>
  end(customer: SessionCustomer, now: Date): Promise<void>
  /** Ends one of the customer's sessions by its number; resolves to false when the customer has no such session. */
  endOne(customerId: number, sessionId: number, now: Date): Promise<boolean>
  endAll(customerId: number, now: Date): Promise<void>
  /** To be told when sessions of a customer were ended or the customer was changed: nothing is believed any more. */
  forget(customerId: number): void
}

/** Sessions kept in the database, hashed; verified ones are believed for a moment. */
export function sessionOf({ db }: Connection): Session {
  const believed = new Map<string, { customer: SessionCustomer; since: number }>()
  /** Grows with every end: what was asked before it is not believed after it. */
  let ends = 0

  async function ask(token: string, tenantId: number, now: Date): Promise<SessionCustomer> {
    const tokenHash = hash(token)
    const session = await findSession(db, tokenHash)
    if (session === undefined || session.tenantId !== tenantId) throw refuse.sessionUnknown()
    if (session.endedAt !== null)
      throw session.endReason === 'newer' ? refuse.sessionReplaced() : refuse.sessionUnknown()
    if (session.expiresAt <= now) throw refuse.sessionExpired()
    const customer = await findCustomer(db, tenantId, session.customerId)
    if (customer === undefined) throw refuse.sessionUnknown()
    if (now.getTime() - session.seenAt.getTime() > EXTEND_AFTER_MS)
      await extendSession(db, tokenHash, now, new Date(now.getTime() + SESSION_TTL_MS))
    return { customerId: customer.customerId, tenantId, banStatus: customer.banStatus, tokenHash, token }
  }

  function forget(customerId: number): void {
    ends++
    for (const [token, { customer }] of believed)
      if (customer.customerId === customerId) believed.delete(token)
  }

  return {
    forget,
    async verify(headers, tenantId, now) {
      const token = headers[TOKEN_NAME]
      if (typeof token !== 'string' || token === '') return undefined
      const known = believed.get(token)
      if (known !== undefined && isBelieved(known.since, now) && known.customer.tenantId === tenantId)
        return known.customer
      believed.delete(token)
      const asked = ends
      const customer = await ask(token, tenantId, now)
      if (believed.size >= MAX_BELIEVED) believed.clear()
      if (asked === ends) believed.set(token, { customer, since: now.getTime() })
      return customer
    },
    async begin(customerId, { tenant, customer: before, now, userAgent, browser }, standing) {
      const token = randomBytes(32).toString('base64url')
      const session = {
        tokenHash: hash(token),
        customerId,
        tenantId: tenant.tenantId,
        now,
        expiresAt: new Date(now.getTime() + SESSION_TTL_MS),
        device: userAgent.slice(0, MAX_DEVICE_LENGTH),
        replaces: before?.tokenHash,
      }
      const started = await beginSession(db, session, standing)
      if (!started) return undefined
      forget(customerId)
      if (before !== undefined) forget(before.customerId)
      browser.keepSession(token)
      return token
    },
    async end(customer, now) {
      await endSession(db, customer.tokenHash, now, 'logout')
      forget(customer.customerId)
    },
    async endOne(customerId, sessionId, now) {
      const ended = await endSessionOf(db, customerId, sessionId, now)
      forget(customerId)
      return ended
    },
    async endAll(customerId, now) {
      await endSessions(db, customerId, now)
      forget(customerId)
    },
  }
}

function isBelieved(since: number, now: Date): boolean {
  const age = now.getTime() - since
  return age >= 0 && age < BELIEVED_MS
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
