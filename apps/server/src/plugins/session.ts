import { beginSession, endSession, extendSession, findCustomer, findSession } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import type { IncomingHttpHeaders } from 'node:http'
import { createHash, randomBytes } from 'node:crypto'
import type { SessionCustomer } from '../deps.ts'
import { Refusal } from '../refusal.ts'

/** The header that carries the token; told to the client at sign-in as tokenName. */
export const TOKEN_NAME = 'x-online-token'

const LIFE = 30 * 86_400_000
/** A session's end moves on when it was last moved longer ago than this, in milliseconds. */
const EXTEND_AFTER = 3_600_000
/** How long a verified token is believed without asking the database, in milliseconds of the product's clock. */
const BELIEVED = 1_000
const MOST_BELIEVED = 10_000

export interface Session {
  /** The customer of the token in the headers; undefined without a token. Throws Refusal 4010x. */
  verify(headers: IncomingHttpHeaders, tenantId: number, now: Date): Promise<SessionCustomer | undefined>
  /** Signs a customer in; resolves to the new token. */
  begin(customerId: number, tenantId: number, now: Date, device: string): Promise<string>
  end(customer: SessionCustomer, now: Date): Promise<void>
}

/** Sessions kept in the database, hashed; verified ones are believed for a moment. */
export function sessionOf({ db }: Connection): Session {
  const believed = new Map<string, { customer: SessionCustomer; since: number }>()

  async function ask(token: string, tenantId: number, now: Date): Promise<SessionCustomer> {
    const tokenHash = hash(token)
    const session = await findSession(db, tokenHash)
    if (session === undefined || session.tenantId !== tenantId) throw new Refusal('40105')
    if (session.endedAt !== null) throw new Refusal(session.endReason === 'newer' ? '40104' : '40105')
    if (session.expiresAt <= now) throw new Refusal('40103')
    const customer = await findCustomer(db, tenantId, session.customerId)
    if (customer === undefined) throw new Refusal('40105')
    if (now.getTime() - session.seenAt.getTime() > EXTEND_AFTER)
      await extendSession(db, tokenHash, now, new Date(now.getTime() + LIFE))
    return { customerId: customer.customerId, tenantId, banStatus: customer.banStatus, tokenHash, token }
  }

  return {
    async verify(headers, tenantId, now) {
      const token = headers[TOKEN_NAME]
      if (typeof token !== 'string' || token === '') return undefined
      const known = believed.get(token)
      if (known !== undefined && isBelieved(known.since, now) && known.customer.tenantId === tenantId)
        return known.customer
      believed.delete(token)
      const customer = await ask(token, tenantId, now)
      if (believed.size >= MOST_BELIEVED) believed.clear()
      believed.set(token, { customer, since: now.getTime() })
      return customer
    },
    async begin(customerId, tenantId, now, device) {
      const token = randomBytes(32).toString('base64url')
      await beginSession(db, {
        tokenHash: hash(token),
        customerId,
        tenantId,
        now,
        expiresAt: new Date(now.getTime() + LIFE),
        device: device.slice(0, 200),
      })
      for (const [other, { customer }] of believed)
        if (customer.customerId === customerId) believed.delete(other)
      return token
    },
    async end(customer, now) {
      await endSession(db, customer.tokenHash, now, 'logout')
      believed.delete(customer.token)
    },
  }
}

function isBelieved(since: number, now: Date): boolean {
  const age = now.getTime() - since
  return age >= 0 && age < BELIEVED
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
