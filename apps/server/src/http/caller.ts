import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCaller, Caller, SessionCustomer } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { TOKEN_NAME } from '../kernel/session.ts'
import type { Session } from '../kernel/session.ts'
import type { Tenants } from '../kernel/tenant.ts'
import { browserOf, hasSignedOut, pageToken } from './browser.ts'

export interface CallerParts {
  readonly tenants: Tenants
  readonly session: Session
  readonly clock: Clock
}

/** Who sends a request, as the tenant's host, the browser and `findCustomer` tell. */
async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { tenants, clock }: CallerParts,
  findCustomer: (caller: Caller) => Promise<SessionCustomer | undefined>,
): Promise<AnyCaller> {
  const caller = {
    tenant: await tenants.ofHost(request.hostname),
    now: clock(),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin: `${request.protocol}://${request.host}`,
    browser: browserOf(request, reply),
  }
  return { ...caller, customer: await findCustomer(caller) }
}

/** The caller: the customer of the token in the header. Throws a Refusal when the token has ended. */
export function callCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: CallerParts,
): Promise<AnyCaller> {
  return callerOf(request, reply, parts, ({ tenant, now }) =>
    parts.session.verify(request.headers, tenant.tenantId, now),
  )
}

/** Who asks for a page: a page token that has ended, or that its person signed out of, is taken off the browser. */
export function pageCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: CallerParts,
): Promise<AnyCaller> {
  return callerOf(request, reply, parts, async ({ tenant, now, browser }) => {
    const token = pageToken(request)
    if (token === undefined) return undefined
    const verify = () => parts.session.verify({ [TOKEN_NAME]: token }, tenant.tenantId, now)
    const customer = hasSignedOut(request) ? undefined : await verify().catch(ignoreRefusal)
    if (customer === undefined) browser.keepSession(undefined)
    return customer
  })
}

function ignoreRefusal(error: unknown): undefined {
  if (!isRefusal(error)) throw error
}
