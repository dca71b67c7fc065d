import { CarrierFailure, failureOf, hide } from './failure.ts'

/** Milliseconds for an answer of the messaging app. */
const TIMEOUT = 5_000

export interface Question {
  /** Says in a failure what was asked. */
  readonly service: string
  /** https://host */
  readonly base: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Sent as JSON by POST; absent: a GET. */
  readonly body?: object
}

/**
 * The answer of an interface of the messaging app: JSON, in which an errcode other than 0 is a refusal. Rejects with
 * CarrierFailure, whose code is the errcode where there is one; none of the question's values shows in it.
 */
export async function askJson<R extends object>(question: Question): Promise<R> {
  const { service, query, body } = question
  const sent = Object.values(query).filter((value) => value.length > 6)
  const answer = await fetchJson(question).catch((error: unknown) => {
    throw failureOf(service, reasonOf(error), sent)
  })
  const { errcode = 0, errmsg = '' } = answer as { errcode?: number; errmsg?: string }
  if (errcode !== 0)
    throw new CarrierFailure(service, String(errcode), hide(errmsg, [...sent, ...texts(body)]))
  return answer as R
}

async function fetchJson({ service, base, path, query, body }: Question): Promise<object> {
  const url = `${base}${path}?${new URLSearchParams(query).toString()}`
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
    ...(body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!response.ok) throw new CarrierFailure(service, `HTTP ${response.status}`, '')
  const text = await response.text()
  const answer = parse(text)
  if (answer === undefined) throw new CarrierFailure(service, 'not JSON', '')
  return answer
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** fetch says "fetch failed" and hangs the reason on it. */
function reasonOf(error: unknown): unknown {
  const { cause } = error as { cause?: unknown }
  return error instanceof TypeError && cause instanceof Error ? cause : error
}

function texts(body: object | undefined): string[] {
  return Object.values(body ?? {}).filter(
    (value): value is string => typeof value === 'string' && value.length > 6,
  )
}
