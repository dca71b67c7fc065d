import { CALLS } from '@wenjin/contract'
import type { Call, CallName, Calls, CallReply } from '@wenjin/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { AnyCaller, SignedInCaller } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { envelopeSchema, splitLists } from './call-schema.ts'
import type { Session } from './session.ts'
import { checkSignature } from './signature.ts'
import type { Tenants } from './tenant.ts'

type CallerOf<C> = C extends { readonly who: 'customer' } ? SignedInCaller : AnyCaller

/** A handler for every row of the table: a missing one does not compile. */
export type Handlers = {
  readonly [K in CallName]: (
    input: Static<Calls[K]['input']>,
    caller: CallerOf<Calls[K]>,
  ) => Promise<CallReply<Calls[K]> | Download>
}

/** A file instead of an envelope. */
export class Download {
  readonly name: string
  readonly type: string
  readonly body: Buffer
  constructor(name: string, type: string, body: Buffer) {
    this.name = name
    this.type = type
    this.body = body
  }
}

export interface Binding {
  readonly handlers: Handlers
  readonly tenants: Tenants
  readonly session: Session
  readonly clock: () => Date
}

/** Registers every call of the table under /api, in the table's order. */
export function bindCalls(app: FastifyInstance, binding: Binding): void {
  for (const name of Object.keys(CALLS) as CallName[]) bindCall(app, binding, name, CALLS[name])
}

function bindCall(app: FastifyInstance, binding: Binding, name: CallName, row: Call): void {
  const place = row.content === 'query' ? 'query' : 'body'
  const handler = binding.handlers[name] as (input: unknown, caller: AnyCaller) => Promise<unknown>
  const lists = splitLists(row.input)
  app.route({
    method: row.method,
    url: `/api/${row.path}`,
    schema: {
      summary: row.about,
      tags: [row.path.split('/')[0] ?? ''],
      [place === 'query' ? 'querystring' : 'body']: row.input,
      response: { 200: envelopeSchema(row.reply) },
    },
    preValidation: async (request) => {
      if (place === 'body' && (request.body === undefined || request.body === null)) request.body = {}
      const input = request[place] as Record<string, unknown>
      if (row.signed !== undefined) checkSignature(row.signed, input)
      if (row.content !== 'json') lists(input)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const input = request[place] as { tenantId?: number }
      const caller = await callerOf(binding, request, row, input.tenantId)
      const banned = caller.customer?.banStatus === 0 && row.who === 'customer'
      if (banned && row.method !== 'GET' && row.path !== 'cust/logout')
        throw new Refusal('6001', '账号已被封禁')
      const data = await handler(input, caller)
      if (data instanceof Download) return sendFile(reply, data)
      return banned
        ? { resultCode: '6001', message: '账号已被封禁', data }
        : { resultCode: '0000', message: '', data }
    },
  })
}

async function callerOf(
  binding: Binding,
  request: FastifyRequest,
  row: Call,
  tenantId: number | undefined,
): Promise<AnyCaller> {
  const tenant = await binding.tenants.ofHost(request.hostname)
  if (tenantId !== undefined && tenantId !== tenant.tenantId)
    throw new Refusal('40001', 'tenantId 与域名不符')
  const now = binding.clock()
  const customer = await binding.session.verify(request.headers, tenant.tenantId, now)
  if (customer === undefined && row.who === 'customer') throw new Refusal('40101')
  return { tenant, customer, now, address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
}

function sendFile(reply: FastifyReply, file: Download): FastifyReply {
  const name = encodeURIComponent(file.name)
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .serializer((body: unknown) => body as string)
    .send(file.body)
}
