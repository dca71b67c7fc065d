import { isCustomerGone } from '@wenjin/database/queries/account/account-deletion'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { isRefusal, refuse } from '../kernel/refusal.ts'
import type { Refusal } from '../kernel/refusal.ts'

/** What transport failures are refused with, by HTTP status; each keeps its status and the envelope. */
const TRANSPORT: Readonly<Record<number, () => Refusal>> = {
  404: refuse.noSuchCall,
  413: refuse.tooLarge,
  415: refuse.unknownContent,
  429: refuse.tooOften,
  503: refuse.busy,
}

/** The one renderer of errors: nothing else writes an envelope that is not a success. */
export function registerEnvelope(app: FastifyInstance): void {
  app.setErrorHandler(renderError)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

/** Answers an error, a refusal, a transport failure or our fault; only our fault is logged in full. */
export function renderError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('x-request-id', request.id) // an address that cannot be read never reaches the hook
  if (isRefusal(error)) {
    if (error.cause !== undefined) request.log.warn({ err: error.cause }, 'refused')
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    return sendRefusal(reply, error)
  }
  if (isCustomerGone(error)) return sendRefusal(reply, refuse.sessionUnknown())
  if (error.validation !== undefined) return sendRefusal(reply, wrongInput(error.validation))
  const status = error.statusCode ?? 500
  const known = TRANSPORT[status]
  if (known !== undefined) return sendRefusal(reply, known(), status)
  if (status >= 400 && status < 500) return sendRefusal(reply, refuse.unreadable(), status)
  request.log.error({ err: error }, 'unexpected')
  return sendRefusal(reply, refuse.failed(request.id), 500)
}

/** Sends a refusal in the envelope. */
export function sendRefusal(
  reply: FastifyReply,
  { code, message, data }: Refusal,
  status = 200,
): FastifyReply {
  const body = JSON.stringify({ resultCode: code, message, data })
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((text: unknown) => text as string)
    .send(body)
}

/** Answers an address under /api that no call has. */
export function sendUnknownCall(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, refuse.noSuchCall(), 404)
}

/** Characters of a name the caller made up that a message repeats. */
const MAX_NAME = 40

/** Says in Chinese which parameter is wrong and how, of the first failure. */
function wrongInput(failures: readonly FastifySchemaValidationError[]): Refusal {
  const failure = failures[0]
  if (failure === undefined) return refuse.invalid('参数不合规')
  const { keyword, params, instancePath } = failure
  if (keyword === 'required') return refuse.missing(String(params['missingProperty']))
  if (keyword === 'additionalProperties')
    return refuse.surplus(String(params['additionalProperty']).slice(0, MAX_NAME))
  const name = instancePath.replaceAll('/', '.').replace(/^\./, '') || '请求内容'
  const problem: Record<string, string> = {
    type: '类型不正确',
    minimum: `不能小于 ${String(params['limit'])}`,
    maximum: `不能大于 ${String(params['limit'])}`,
    minLength: '不能为空',
    maxLength: `不能超过 ${String(params['limit'])} 个字符`,
    maxItems: `不能超过 ${String(params['limit'])} 项`,
    enum: '不在可选范围内',
    pattern: '格式不正确',
  }
  return refuse.wrongField(name, problem[keyword] ?? '不合规')
}
