import type { CallName, Calls } from './calls/index.ts'
import type { CallInput, CallReply } from './define.ts'
import { REACTIONS } from './errors.ts'
import type { Envelope, ErrorCode } from './errors.ts'
import { travelForm } from './travel-form.ts'
import type { WireRow, WireTable } from './wire-table.ts'

/** A reply other than success: a code of the product, or 'transport' when none that is known came. */
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
  /** Milliseconds after which a call fails as 'transport', its body included. */
  readonly timeout: number
}

export type CallFunction = <K extends CallName>(
  name: K,
  input: CallInput<Calls[K]>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallReply<Calls[K]>>

/**
 * The one way to the server. Resolves to `data` of a success, rejects with CallError otherwise. 6001 (a banned customer)
 * with data counts as a success and calls `onBanned`; without data it is a refused write. A call that its signal aborts
 * rejects with what `fetch` throws.
 */
export function createClient(options: ClientOptions, onBanned: () => void = () => {}): CallFunction {
  return async (name, input, { signal } = {}) => {
    const row = options.calls[name]
    const { blob, envelope, status } = await exchange(options, row, input, signal)
    if (blob !== undefined) return blob as never
    const { resultCode, message, data } = envelope
    if (resultCode === '6001' && data !== null) onBanned()
    else if (resultCode !== '0000') throw new CallError(knownCode(resultCode), message, status, data)
    return data as never
  }
}

type Reply =
  | { readonly status: number; readonly blob: Blob; readonly envelope?: never }
  | { readonly status: number; readonly blob?: never; readonly envelope: Envelope }

/** Sends a call and reads its reply to the end, within the time there is. */
async function exchange(
  options: ClientOptions,
  row: WireRow,
  input: object,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  const timer = new AbortController()
  const abort = (): void => timer.abort()
  const timeout = setTimeout(abort, options.timeout)
  if (signal?.aborted === true) abort()
  signal?.addEventListener('abort', abort)
  try {
    return await read(row, await options.fetch(...(await requestOf(options, row, input, timer.signal))))
  } catch (error) {
    if (signal?.aborted === true || error instanceof CallError) throw error
    throw new CallError('transport', '网络连接不畅，请检查网络后重试', 0, null)
  } finally {
    clearTimeout(timeout)
    signal?.removeEventListener('abort', abort)
  }
}

async function requestOf(
  options: ClientOptions,
  row: WireRow,
  input: object,
  signal: AbortSignal,
): Promise<[url: string, init: RequestInit]> {
  const params: Record<string, unknown> = { ...input }
  if (!row.path.startsWith('tenant/')) params['tenantId'] = options.tenantId()
  if (row.signed !== undefined) {
    // few calls are signed: the hash is loaded with the first of them, not with the first screen
    const { signParams } = await import('./sign.ts')
    params['paramSign'] = signParams(row.signed, params)
  }
  const token = options.token()
  const headers: Record<string, string> = token === undefined ? {} : { [token.name]: token.value }
  const url = `${options.base}/${row.path}`
  const init: RequestInit = { method: row.method, headers, signal }
  if (row.content === 'json') {
    headers['content-type'] = 'application/json'
    return [url, { ...init, body: JSON.stringify(params) }]
  }
  if (row.content === 'multipart') return [url, { ...init, body: partsOf(params) }]
  const form = formOf(params)
  return row.content === 'form' ? [url, { ...init, body: form }] : [`${url}?${form.toString()}`, init]
}

function formOf(params: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    const text = travelForm(value)
    if (text !== undefined) form.append(key, text)
  }
  return form
}

function partsOf(params: Readonly<Record<string, unknown>>): FormData {
  const parts = new FormData()
  for (const [key, value] of formOf(params)) parts.append(key, value)
  for (const [key, value] of Object.entries(params)) if (value instanceof Blob) parts.set(key, value)
  return parts
}

/** What came back. A page of a proxy or a Wi-Fi portal is no reply, whatever its status. */
async function read(row: WireRow, response: Response): Promise<Reply> {
  const { status } = response
  const disposition = response.headers.get('content-disposition') ?? ''
  if (row.file === true && response.ok && disposition.startsWith('attachment'))
    return { status, blob: await response.blob() }
  const text = await response.text()
  const envelope = parse(text)
  if (envelope === undefined) throw new CallError('transport', '服务暂时不可用，请稍后重试', status, null)
  return { status, envelope }
}

function parse(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null
    return typeof value?.resultCode === 'string' ? (value as Envelope) : undefined
  } catch {
    return undefined
  }
}

/** A code that a newer server has and this client does not know is told by its message alone. */
function knownCode(code: ErrorCode): ErrorCode | 'transport' {
  return Object.hasOwn(REACTIONS, code) ? code : 'transport'
}
