import { ERROR_WORDING } from '@wenjin/contract'
import type { ErrorCode } from '@wenjin/contract'

/** A decision of the product against a request: becomes HTTP 200 with its code, message and data. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly data: unknown
  /** Seconds after which trying again makes sense, for 42901. */
  readonly retryAfter: number | undefined
  constructor(
    code: ErrorCode,
    message?: string,
    options: { data?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message ?? ERROR_WORDING[code] ?? '请求未被接受', { cause: options.cause })
    this.code = code
    this.data = options.data ?? null
    this.retryAfter = options.retryAfter
  }
}
