import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QywxEvent } from '../../carriers/qywx/index.ts'
import type { Deps } from '../../deps.ts'
import { sendUnknownCall } from '../../plugins/envelope.ts'
import type { QywxCallbackKeys, Secrets } from '../secret/index.ts'
import { openCallback } from './callback-cipher.ts'
import type { Contacts } from './contacts.ts'
import { readFlatXml } from './flat-xml.ts'

const MOST_BYTES = 65_536
/** How far a callback's timestamp may be from now: one that is older was recorded and sent again. */
const MOST_AGE = 600

interface Callback {
  readonly tenantId: number
  readonly keys: QywxCallbackKeys
}

/**
 * Where the enterprise edition calls back with events: /api/qywx/callback/<tenantId>, GET to prove that we have the
 * keys, POST with an event. Answers 404 for a tenant without keys and 403 for what is not signed with them.
 */
export async function registerQywxCallback(
  app: FastifyInstance,
  { clock }: Deps,
  secrets: Secrets,
  contacts: Contacts,
): Promise<void> {
  async function callbackOf(request: FastifyRequest): Promise<Callback | undefined> {
    const { tenantId: text } = request.params as { tenantId: string }
    const tenantId = /^\d{1,9}$/.test(text) ? Number(text) : undefined
    const keys = tenantId === undefined ? undefined : await secrets.qywxCallback(tenantId)
    return tenantId === undefined || keys === undefined ? undefined : { tenantId, keys }
  }

  /** The message of a callback; undefined when it is not signed or too old. */
  function open({ keys }: Callback, query: unknown, text: string): string | undefined {
    const { msg_signature = '', timestamp = '', nonce = '' } = texts(query)
    const age = Math.abs(clock().getTime() / 1_000 - Number(timestamp))
    if (!/^\d{1,12}$/.test(timestamp) || age > MOST_AGE) return undefined
    return openCallback(keys, { signature: msg_signature, timestamp, nonce }, text)
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['text/xml', 'application/xml', 'text/plain'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async (_request: FastifyRequest, body: string) => body,
    )

    scope.get(PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
      const callback = await callbackOf(request)
      if (callback === undefined) return sendUnknownCall(reply)
      const message = open(callback, request.query, texts(request.query)['echostr'] ?? '')
      return message === undefined ? reply.code(403).send() : reply.type('text/plain').send(message)
    })

    scope.post(PATH, { schema: { hide: true } }, async (request, reply) => {
      const callback = await callbackOf(request)
      if (callback === undefined) return sendUnknownCall(reply)
      const sealed = typeof request.body === 'string' ? readFlatXml(request.body).get('Encrypt') : undefined
      const message = sealed === undefined ? undefined : open(callback, request.query, sealed)
      if (message === undefined) return reply.code(403).send()
      const event = readEvent(readFlatXml(message))
      if (event !== undefined) await contacts.apply(callback.tenantId, event)
      return reply.type('text/plain').send('')
    })
  })
}

const PATH = '/api/qywx/callback/:tenantId'

/** Added: with or without the service's consent. Dropped: by the service, or by the customer. */
const ADDED = new Set(['add_external_contact', 'add_half_external_contact'])
const DROPPED = new Set(['del_external_contact', 'del_follow_user'])

/** The event of a message; undefined when it is about something else. */
function readEvent(message: ReadonlyMap<string, string>): QywxEvent | undefined {
  if (message.get('Event') !== 'change_external_contact') return undefined
  const change = message.get('ChangeType') ?? ''
  const externalUserid = message.get('ExternalUserID') ?? ''
  const state = message.get('State') ?? ''
  if (externalUserid === '') return undefined
  if (DROPPED.has(change)) return { kind: 'dropped', externalUserid }
  return ADDED.has(change) && state !== '' ? { kind: 'added', state, externalUserid } : undefined
}

/** The fields of a query that came once. */
function texts(query: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(query as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
