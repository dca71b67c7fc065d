import { CALLS } from '@wenjin/contract'
import type { Call, CallName, Envelope } from '@wenjin/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCaller } from '../kernel/caller.ts'
import { Download, WrittenReply } from '../kernel/handlers.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { refuse } from '../kernel/refusal.ts'
import { callCaller } from './caller.ts'
import type { CallerParts } from './caller.ts'
import { envelopeSchema, textReader } from './call-schema.ts'
import { readMultipart, refuseMultipart } from './multipart.ts'
import { checkSignature } from './signature.ts'

export interface Binding extends CallerParts {
  readonly handlers: Handlers
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set before a call's input is looked at. */
    caller: AnyCaller | undefined
  }
}

/** Registers every call of the table under /api, in the table's order. */
export function bindCalls(app: FastifyInstance, binding: Binding): void {
  app.decorateRequest('caller', undefined)
  for (const name of Object.keys(CALLS) as CallName[]) bindCall(app, binding, name, CALLS[name])
}

function bindCall(app: FastifyInstance, binding: Binding, name: CallName, row: Call): void {
  const place = row.content === 'query' ? 'query' : 'body'
  const handler = binding.handlers[name] as (input: unknown, caller: AnyCaller) => Promise<unknown>
  const readTexts = textReader(row.input)
  const namesCustomer = row.callers === 'customer' && 'customerId' in row.input.properties
  app.route({
    method: row.method,
    url: `/api/${row.path}`,
    exposeHeadRoute: false,
    schema: {
      [place === 'query' ? 'querystring' : 'body']: row.input,
      response: { 200: envelopeSchema(row.reply) },
    },
    preValidation: async (request, reply) => {
      refuseOtherSites(request)
      request.caller = await callCaller(request, reply, binding)
      if (row.callers === 'customer' && request.caller.customer === undefined) throw refuse.signedOut()
      if (row.content === 'multipart') request.body = await readMultipart(request)
      else refuseMultipart(request)
      if (place === 'body') request.body ??= {}
      const input = request[place] as Record<string, unknown>
      if (place === 'query') dropUnknown(row, input)
      if (row.signed !== undefined) checkSignature(row.signed, input)
      if (!isJson(request)) readTexts(input)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = request.caller
      if (caller === undefined) throw new Error('a call without its caller')
      const input = request[place] as { tenantId?: number; customerId?: number }
      if (input.tenantId !== undefined && input.tenantId !== caller.tenant.tenantId)
        throw refuse.otherTenant()
      const banned = caller.customer?.banStatus === 0 && row.errors.includes('6001')
      if (banned && row.refusesBanned) throw refuse.banned()
      if (namesCustomer && input.customerId !== caller.customer?.customerId) throw refuse.notYours()
      const data = await handler(input, caller)
      if (data instanceof Download) return sendFile(reply, data)
      const head = banned ? BANNED : SUCCESS
      return data instanceof WrittenReply ? sendWritten(reply, head, data.data) : { ...head.fields, data }
    },
  })
}

/** A field of a query that the row does not know is nothing to the call; in a body it is refused by the schema. */
function dropUnknown(row: Call, query: Record<string, unknown>): void {
  for (const name of Object.keys(query)) {
    if (!Object.hasOwn(row.input.properties, name)) delete query[name]
  }
}

/** An envelope up to its data, as fields and as JSON. */
interface Head {
  readonly fields: Omit<Envelope, 'data'>
  readonly bytes: Buffer
}

const SUCCESS = headOf({ resultCode: '0000', message: '' })
const BANNED = headOf({ resultCode: '6001', message: refuse.banned().message })
const END = Buffer.from('}')

function headOf(fields: Head['fields']): Head {
  return { fields, bytes: Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"data":`) }
}

function sendWritten(reply: FastifyReply, head: Head, data: Buffer): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(Buffer.concat([head.bytes, data, END]))
}

function isJson(request: FastifyRequest): boolean {
  return request.method !== 'GET' && /^application\/json\b/i.test(request.headers['content-type'] ?? '')
}

/**
 * What another site's page sends was not meant by the person, even a picture's address: a GET may send a
 * code. Nobody else's page needs a call. Old browsers do not say where they are.
 */
function refuseOtherSites({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw refuse.otherSite()
}

function sendFile(reply: FastifyReply, file: Download): FastifyReply {
  // of RFC 8187: what encodeURIComponent leaves but a header's value may not hold
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(file.body)
}
