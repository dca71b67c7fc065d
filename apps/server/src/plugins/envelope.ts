import type { ErrorCode } from '@wenjin/contract'
import { isCustomerGone } from '@wenjin/data'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { Refusal } from '../refusal.ts'

/** Wording of transport failures, by HTTP status; each keeps its status and the envelope. */
const TRANSPORT: Readonly<Record<number, { code: ErrorCode; message: string }>> = {
  400: { code: '40001', message: '请求内容无法识别' },
  404: { code: '40401', message: '没有这个接口' },
  413: { code: '40001', message: '提交的内容过大' },
  415: { code: '40001', message: '不支持的内容类型' },
  429: { code: '42901', message: '操作过于频繁，请稍后再试' },
  503: { code: '50001', message: '服务繁忙，请稍后再试' },
}

/** The one renderer of errors: nothing else writes an envelope that is not a success. */
export function registerEnvelope(app: FastifyInstance): void {
  app.setErrorHandler(renderError)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

/** Answers an error, be it a refusal, a transport failure or our fault, which alone is logged in full. */
export function renderError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('x-request-id', request.id) // an address that cannot be read never reaches the hook
  if (error instanceof Refusal) {
    if (error.cause !== undefined) request.log.warn({ err: error.cause }, 'refused')
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    return send(reply, 200, error.code, error.message, error.data)
  }
  if (isCustomerGone(error)) return renderError(new Refusal('40105'), request, reply)
  if (error.validation !== undefined) return send(reply, 200, '40001', validationMessage(error.validation))
  const status = error.statusCode ?? 500
  const known = TRANSPORT[status]
  if (known !== undefined) return send(reply, status, known.code, known.message)
  if (status >= 400 && status < 500) return send(reply, status, '40001', '请求内容无法识别')
  request.log.error({ err: error }, 'unexpected')
  return send(reply, 500, '50001', `服务异常，请稍后重试（编号 ${request.id}）`)
}

/** Sends a refusal in the envelope. */
export function send(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
  data: unknown = null,
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
  return send(reply, 404, '40401', '没有这个接口')
}

/** Characters of a name the caller made up that a message repeats. */
const MOST_OF_NAME = 40

/** Says in Chinese which parameter is wrong and how, of the first failure. */
function validationMessage(failures: readonly FastifySchemaValidationError[]): string {
  const failure = failures[0]
  if (failure === undefined) return '参数不合规'
  const { keyword, params, instancePath } = failure
  if (keyword === 'required') return `缺少参数 ${String(params['missingProperty'])}`
  if (keyword === 'additionalProperties')
    return `多余的参数 ${String(params['additionalProperty']).slice(0, MOST_OF_NAME)}`
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
  return `参数 ${name} ${problem[keyword] ?? '不合规'}`
}
