import type { CallName, Calls } from './calls/index.ts'
import type { Call, CallInput, CallReply, ContentType, Method } from './define.ts'
import type { Envelope, ErrorCode } from './errors.ts'
import { signParams, travelForm } from './sign.ts'

/** What the client needs of a row: no schema, so that the browser does not carry them. */
export interface WireRow {
  readonly method: Method
  readonly path: string
  readonly content: ContentType
  readonly signed?: readonly string[]
}
export type WireTable = Readonly<Record<CallName, WireRow>>

/** The wire part of the table of calls. */
export function wireTable(calls: Readonly<Record<CallName, Call>>): WireTable {
  const rows = Object.entries(calls).map(([name, { method, path, content, signed }]) => [
    name,
    { method, path, content, ...(signed === undefined ? {} : { signed }) },
  ])
  return Object.fromEntries(rows) as WireTable
}

/** A reply other than success: a code of the product, or 'transport' when no envelope came. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode | 'transport'
  readonly status: number
  readonly data: unknown
  constructor(code: ErrorCode | 'transport', message: string, status: number, data: unknown) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}

export interface ClientOptions {
  readonly calls: WireTable
  /** Address of the API base, e.g. https://host/api (no slash at the end). */
  readonly base: string
  readonly fetch: typeof fetch
  readonly tenantId: () => number | undefined
  /** Token and the header it goes in; undefined for a visitor. */
  readonly token: () => { readonly name: string; readonly value: string } | undefined
  /** Milliseconds after which a call fails as 'transport'. */
  readonly timeout: number
}

export type CallFunction = <K extends CallName>(
  name: K,
  input: CallInput<Calls[K]>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallReply<Calls[K]>>

/**
 * The one way to the server. Resolves to `data` of a success (6001, a banned customer, counts as one:
 * `onCode` of the caller's fetch sees it), rejects with CallError otherwise.
 */
export function createClient(options: ClientOptions, onBanned: () => void = () => {}): CallFunction {
  return async (name, input, { signal } = {}) => {
    const row = options.calls[name]
    const response = await send(options, row, input, signal)
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && !type.includes('json')) return (await response.blob()) as never
    const envelope = await readEnvelope(response)
    if (envelope.resultCode === '6001') onBanned()
    else if (envelope.resultCode !== '0000')
      throw new CallError(envelope.resultCode, envelope.message, response.status, envelope.data)
    return envelope.data as never
  }
}

async function send(
  options: ClientOptions,
  row: WireRow,
  input: object,
  signal?: AbortSignal,
): Promise<Response> {
  const params: Record<string, unknown> = { ...input }
  if (!row.path.startsWith('tenant/')) params['tenantId'] = options.tenantId()
  if (row.signed !== undefined) params['paramSign'] = signParams(row.signed, params)
  const token = options.token()
  const headers: Record<string, string> = token === undefined ? {} : { [token.name]: token.value }
  const url = `${options.base}/${row.path}`
  const timer = new AbortController()
  const abort = (): void => timer.abort()
  const timeout = setTimeout(abort, options.timeout)
  signal?.addEventListener('abort', abort)
  const init: RequestInit = { method: row.method, headers, signal: timer.signal }
  try {
    if (row.content === 'json') {
      headers['content-type'] = 'application/json'
      return await options.fetch(url, { ...init, body: JSON.stringify(params) })
    }
    const form = formOf(params)
    if (row.content === 'form') return await options.fetch(url, { ...init, body: form })
    return await options.fetch(`${url}?${form.toString()}`, init)
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new CallError('transport', '网络连接不畅，请检查网络后重试', 0, null)
  } finally {
    clearTimeout(timeout)
    signal?.removeEventListener('abort', abort)
  }
}

function formOf(params: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    const text = travelForm(value)
    if (text !== undefined) form.append(key, text)
  }
  return form
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope
  } catch {
    throw new CallError('transport', '服务暂时不可用，请稍后重试', response.status, null)
  }
}
