import { CALLS, REFUSALS } from '@wenjin/contract'
import type {
  Call,
  CallInput,
  CallName,
  CallReply,
  Calls,
  ErrorCode,
  RefusalName,
  Refusals,
} from '@wenjin/contract'
import type { TSchema } from 'typebox'
import { misfits, readFields } from './shapes.ts'

/** What the server says instead of a reply. */
class Instead {
  readonly respond: () => Promise<Response>
  constructor(respond: () => Promise<Response>) {
    this.respond = respond
  }
}

type Said<K extends CallName> = CallReply<Calls[K]> | Instead
/** The reply of a call, or what gives it for an input. */
type Answer<K extends CallName> = Said<K> | ((input: CallInput<Calls[K]>) => Said<K> | Promise<Said<K>>)

/** The server of a test: what it answers to each call that may come. */
export type Answers = { readonly [K in CallName]?: Answer<K> }

/** Refusals whose words do not depend on the case. */
type PlainRefusal = { [N in RefusalName]: Refusals[N][1] extends string ? N : never }[RefusalName]

/** The call is refused: by a refusal's name, or by a code and the words of the case. */
export function refused(refusal: PlainRefusal | ErrorCode, words?: string, data: unknown = null) {
  const [code, plain] = refusal in REFUSALS ? REFUSALS[refusal as PlainRefusal] : [refusal, '服务异常']
  const envelope = { resultCode: code, message: words ?? plain, data }
  return new Instead(() => Promise.resolve(Response.json(envelope)))
}

/** No connection. The client asks a second time, a second later, before it says so. */
export const offline = new Instead(() => Promise.reject(new TypeError('Failed to fetch')))

/** The answer never comes. */
export const waiting = new Instead(() => new Promise(() => {}))

/** One answer after the other; the last one stays. */
export function inTurn<A extends readonly unknown[]>(...answers: A): () => A[number] {
  let turn = 0
  return () => answers[Math.min(turn++, answers.length - 1)]
}

/** Calls that came, in their order. */
interface Asked {
  readonly name: CallName
  readonly input: unknown
}

let answers: Answers = {}
let asked: Asked[] = []
let wrong: string[] = []

/** From now on calls are answered so. */
export function answerCalls(next: Answers): void {
  answers = next
  asked = []
  wrong = []
}

/** What a call was asked with, each time. */
export function askedOf<K extends CallName>(name: K): CallInput<Calls[K]>[] {
  return asked.filter((one) => one.name === name).map(({ input }) => input as CallInput<Calls[K]>)
}

/** What was wrong with calls and answers: unanswered ones, shapes that the contract does not know. */
export function wrongCalls(): readonly string[] {
  return wrong
}

const API = `${location.origin}/api/`
const NAMES = new Map(
  (Object.entries(CALLS) as [CallName, Call][]).map(([name, row]) => [`${row.method} ${row.path}`, name]),
)
const realFetch = globalThis.fetch

/** Puts the answers in the place of the network, for calls of the contract only. */
export function takeNetwork(): void {
  globalThis.fetch = async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target, location.href)
    return url.href.startsWith(API) ? respond(url, init ?? {}) : realFetch(target, init)
  }
}

async function respond(url: URL, init: RequestInit): Promise<Response> {
  // given up before it was sent: a part that is gone asks nothing of the next one's server
  init.signal?.throwIfAborted()
  const path = `${init.method ?? 'GET'} ${url.pathname.slice('/api/'.length)}`
  const name = NAMES.get(path)
  const answer = name === undefined ? undefined : answers[name]
  if (name === undefined || answer === undefined) {
    wrong.push(`no answer to ${name ?? path}`)
    return Response.json({ resultCode: '50001', message: `测试没有回答 ${name ?? path}`, data: null })
  }
  const row: Call = CALLS[name]
  const input = await inputOf(row, url, init)
  asked.push({ name, input })
  note(`${name} is asked with`, row.input, input)
  const said: unknown = await (typeof answer === 'function'
    ? (answer as (input: unknown) => unknown)(input)
    : answer)
  if (said instanceof Instead) return whileWanted(said.respond(), init.signal)
  if (said instanceof Blob) {
    return new Response(said, { headers: { 'content-disposition': 'attachment' } })
  }
  note(`${name} is answered with`, row.reply, said)
  return Response.json({ resultCode: '0000', message: '', data: said })
}

function note(what: string, schema: TSchema, value: unknown): void {
  wrong.push(...misfits(schema, value).map((misfit) => `${what} ${misfit}`))
}

/** As fetch: rejects when the call is given up. */
function whileWanted(response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    response.then(resolve, reject)
  })
}

async function inputOf(row: Call, url: URL, { body }: RequestInit): Promise<unknown> {
  const fields =
    row.content === 'query'
      ? url.searchParams
      : row.content === 'json'
        ? (JSON.parse(String(body)) as Record<string, unknown>)
        : await new Response(body ?? null).formData()
  const {
    tenantId: _tenant,
    paramSign: _sign,
    ...input
  } = readFields(
    row.input,
    fields instanceof URLSearchParams || fields instanceof FormData ? Object.fromEntries(fields) : fields,
  )
  return input
}
