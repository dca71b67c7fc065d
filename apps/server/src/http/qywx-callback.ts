import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../kernel/clock.ts'
import { openMessage, readEvent, sealedIn } from '../modules/messaging/qywx/index.ts'
import type { Contacts } from '../modules/messaging/qywx/index.ts'
import type { QywxCallbackKeys, Secrets } from '../modules/messaging/secret/index.ts'
import { sendUnknownCall } from './envelope.ts'

const MAX_BYTES = 65_536
const PATH = '/api/qywx/callback/:tenantId'

interface Callback {
  readonly tenantId: number
  readonly keys: QywxCallbackKeys
}

interface CallbackParts {
  readonly clock: Clock
  readonly secrets: Secrets
  readonly contacts: Contacts
}

/**
 * Where the enterprise edition calls back with events: /api/qywx/callback/<tenantId>, GET to prove that we have the
 * keys, POST with an event. Answers 404 for a tenant without keys and 403 for what is not signed with them.
 */
export async function registerQywxCallback(
  app: FastifyInstance,
  { clock, secrets, contacts }: CallbackParts,
): Promise<void> {
  async function callbackOf(request: FastifyRequest): Promise<Callback | undefined> {
    const { tenantId: text } = request.params as { tenantId: string }
    const tenantId = /^\d{1,9}$/.test(text) ? Number(text) : undefined
    const keys = tenantId === undefined ? undefined : await secrets.qywxCallback(tenantId)
    return tenantId === undefined || keys === undefined ? undefined : { tenantId, keys }
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['text/xml', 'application/xml', 'text/plain'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      async (_request: FastifyRequest, body: string) => body,
    )

    scope.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const callback = await callbackOf(request)
      if (callback === undefined) return sendUnknownCall(reply)
      const query = texts(request.query)
      const message = openMessage(callback.keys, query, query['echostr'] ?? '', clock())
      return message === undefined ? reply.code(403).send() : reply.type('text/plain').send(message)
    })

    scope.post(PATH, async (request, reply) => {
      const callback = await callbackOf(request)
      if (callback === undefined) return sendUnknownCall(reply)
      const sealed = typeof request.body === 'string' ? sealedIn(request.body) : undefined
      const message =
        sealed === undefined ? undefined : openMessage(callback.keys, texts(request.query), sealed, clock())
      if (message === undefined) return reply.code(403).send()
      const event = readEvent(message)
      if (event !== undefined) await contacts.apply(callback.tenantId, event)
      return reply.type('text/plain').send('')
    })
  })
}

/** The fields of a query that came once. */
function texts(query: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(query as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
