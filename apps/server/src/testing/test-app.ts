import { CALLS, createClient, REFUSALS, signParams, travelForm, wireTable } from '@wenjin/contract'
import type { Call, CallFunction, CallName, Envelope } from '@wenjin/contract'
import type { Connection } from '@wenjin/database/connect/connection'
import { testDatabases } from '@wenjin/database/testing'
import type { TestDatabase, TestDatabaseKind } from '@wenjin/database/testing'
import { parseSubjects } from '@wenjin/engine'
import type { FastifyInstance } from 'fastify'
import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { buildApp } from '../app.ts'
import type { AppOptions } from '../app.ts'
import type { SmsMessage } from '../carriers/sms/index.ts'
import { testCarriers, testKeys } from './carriers.ts'
import { cookieJar } from './cookies.ts'
import { formOfParts, injectedForm } from './parts.ts'
import type { InjectedBody } from './parts.ts'
import type { Carriers, Deps } from '../deps.ts'
import { prepareTenant } from '../prepare.ts'

/** Candidates that the seeded provinces know, one for each way of choosing: groups, majors, schools. */
export const HUNAN = {
  provinceId: 32,
  year: 2026,
  majorTypeId: 1,
  courseGroupId: parseSubjects('物化生') ?? 0,
  score: 560,
}
export const ZHEJIANG = {
  provinceId: 25,
  year: 2026,
  majorTypeId: 3,
  courseGroupId: parseSubjects('物化技') ?? 0,
  score: 600,
}
export const XINJIANG = { provinceId: 45, year: 2026, majorTypeId: 4, courseGroupId: 0, score: 480 }

/** The real application over a real database, with a clock and an outbox the test holds. */
export interface TestApp extends AsyncDisposable {
  readonly app: FastifyInstance
  /** What it was built from. */
  readonly deps: Deps
  readonly database: TestDatabase
  /** Messages that went out, oldest first. */
  readonly outbox: SmsMessage[]
  /** Moves the product's clock on. */
  readonly pass: (milliseconds: number) => void
  /** A client as the browser has one; a visitor's until it signs in. */
  readonly client: (options?: TestClientOptions) => TestClient
}

export interface TestClientOptions {
  readonly address?: string
  readonly host?: string
  readonly tenantId?: number
  readonly userAgent?: string
}

export interface TestClient {
  readonly call: CallFunction
  /** Signs in by SMS code; resolves to the customerId. */
  readonly signIn: (phone: string) => Promise<number>
  /** Asks for a code (of type 1 unless told); resolves to what was sent to the phone last. */
  readonly askCode: (phone: string, type?: number) => Promise<string>
  /** The token header of the signed-in customer. */
  readonly headers: () => Record<string, string>
  /** The cookie header for an address; undefined: none goes there. */
  readonly cookie: (path: string) => string | undefined
  /** Keeps what a sign-in answered, as the browser does. */
  readonly keep: (credentials: { onlineToken: string; tokenName: string }) => void
  /** A password as it travels. */
  readonly encrypt: (password: string) => Promise<string>
}

export interface TestAppOptions {
  readonly kind?: TestDatabaseKind
  /** Where the product's clock stands; default the first day of filling in 2026. */
  readonly now?: string
  /** Makes the SMS carrier fail. */
  readonly smsFails?: () => boolean
  /** Called for each SQL statement. */
  readonly onStatement?: () => void
  readonly app?: Partial<AppOptions>
  /** Ways to the outside world other than the tests' own. */
  readonly carriers?: Partial<Carriers>
}

const APP_OPTIONS: AppOptions = {
  logLevel: 'silent',
  trustProxy: undefined,
  callsPerMinute: undefined,
  webDir: undefined,
}

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const kind = options.kind ?? testDatabases[0]
  if (kind === undefined) throw new Error('no test database')
  const database = await kind.openSeeded()
  await prepareTenant(database.connection)
  await openPool(database.connection)
  const outbox: SmsMessage[] = []
  let now = new Date(options.now ?? '2026-06-26T09:00:00+08:00').getTime()
  const deps: Deps = {
    connection: watched(database.connection, options.onStatement),
    clock: () => new Date(now),
    keys: await testKeys(),
    carriers: {
      sms: {
        async send(message) {
          if (options.smsFails?.() === true) throw new Error('carrier down')
          outbox.push(message)
        },
      },
      ...testCarriers(),
      ...options.carriers,
    },
  }
  const app = await buildApp(deps, { ...APP_OPTIONS, ...options.app })
  return {
    app,
    deps,
    database,
    outbox,
    pass: (milliseconds) => (now += milliseconds),
    client: (client) => testClient(app, outbox, client),
    async [Symbol.asyncDispose]() {
      await app.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** Opens all connections there can be, so that requests sent at once really meet in the database. */
async function openPool({ db }: Connection): Promise<void> {
  await Promise.all(
    Array.from({ length: 10 }, () => db.selectFrom('dataVersion').select('version').execute()),
  )
}

function watched(connection: Connection, onStatement: (() => void) | undefined): Connection {
  if (onStatement === undefined) return connection
  const db = connection.db.withPlugin({
    transformQuery({ node }) {
      onStatement()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ...connection, db }
}

function testClient(
  app: FastifyInstance,
  outbox: readonly SmsMessage[],
  { address = '127.0.0.1', host = 'localhost', tenantId = 0, userAgent = 'test' }: TestClientOptions = {},
): TestClient {
  let token: { name: string; value: string } | undefined
  const jar = cookieJar()
  const call = createClient({
    calls: wireTable(CALLS),
    base: '/api',
    tenantId: () => tenantId,
    token: () => token,
    timeout: 60_000,
    fetch: async (url, init) => {
      const isForm = init?.body instanceof URLSearchParams
      const cookie = jar.headerFor(String(url))
      const parts = init?.body instanceof FormData ? await injectedForm(init.body) : undefined
      const reply = await app.inject({
        method: (init?.method ?? 'GET') as 'GET',
        url: String(url),
        remoteAddress: address,
        headers: {
          host,
          'user-agent': userAgent,
          ...(cookie === undefined ? {} : { cookie }),
          ...(init?.headers as Record<string, string>),
          ...(isForm ? { 'content-type': FORM } : {}),
          ...parts?.headers,
        },
        ...(init?.body === undefined || init.body === null
          ? {}
          : { payload: parts?.payload ?? String(init.body) }),
      })
      checkListed(init?.method ?? 'GET', String(url), reply.statusCode, envelopeIn(reply.payload))
      jar.take(reply.headers['set-cookie'])
      const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers })
    },
  })

  async function askCode(phone: string, type = 1): Promise<string> {
    await call('smsCode', { phone, type })
    return outbox.findLast((message) => message.phone === phone)?.code ?? ''
  }
  function keep({ onlineToken, tokenName }: { onlineToken: string; tokenName: string }): void {
    token = { name: tokenName, value: onlineToken }
  }

  return {
    call,
    askCode,
    keep,
    cookie: jar.headerFor,
    async encrypt(password) {
      const { publicKey } = await call('getPublicKey', {})
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' })
      const padding = constants.RSA_PKCS1_OAEP_PADDING
      return publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64')
    },
    headers: () => (token === undefined ? {} : { [token.name]: token.value }),
    async signIn(phone) {
      const smsCode = await askCode(phone)
      const credentials = await call('regAndLogin', { phone, smsCode })
      keep(credentials)
      return credentials.customerId
    },
  }
}

const FORM = 'application/x-www-form-urlencoded'

/** A reply as it came: its status, headers and envelope (undefined where the body is not one). */
export interface RawReply {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly envelope: Envelope | undefined
}

type Params = Readonly<Record<string, unknown>>

/** Sends parameters as they are, right or wrong, the way the call's row says. */
export async function send(
  app: FastifyInstance,
  name: CallName,
  params: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawReply> {
  const { method, path, content }: Call = CALLS[name]
  const url = `/api/${path}`
  const body = await bodyOf(content, params as Params)
  const reply = await app.inject(
    body === undefined
      ? { method, url: `${url}?${form(params as Params)}`, headers }
      : { method, url, headers: { ...headers, ...body.headers }, payload: body.payload },
  )
  const envelope = envelopeIn(reply.payload)
  checkListed(method, url, reply.statusCode, envelope)
  return { status: reply.statusCode, headers: reply.headers, envelope }
}

/** What any call answers to a request that is not valid, or by nobody it knows, whatever its row lists. */
const UNLISTED = new Set(['0000', '40001', '40101', '40103', '40104', '40105'])
const ERRORS = new Map<string, readonly string[]>(
  Object.values(CALLS).map(({ method, path, errors }) => [`${method} /api/${path}`, errors]),
)

/** Fails the test that makes a call answer with a code its row does not list. */
function checkListed(method: string, url: string, status: number, envelope: Envelope | undefined): void {
  const call = `${method} ${url.replace(/\?.*/, '')}`
  const code = envelope?.resultCode ?? '0000'
  if (envelope?.message === REFUSALS.otherSite[1]) return
  if (status === 200 && !UNLISTED.has(code) && ERRORS.get(call)?.includes(code) === false)
    throw new Error(`${call} answered ${code}, which its row does not list`)
}

/** Parameters the way a call's content travels; undefined: in the query. */
async function bodyOf(content: Call['content'], params: Params): Promise<InjectedBody | undefined> {
  if (content === 'query') return undefined
  if (content === 'multipart') return injectedForm(formOfParts(params))
  return content === 'json'
    ? { payload: Buffer.from(JSON.stringify(params)), headers: { 'content-type': 'application/json' } }
    : { payload: Buffer.from(form(params).toString()), headers: { 'content-type': FORM } }
}

/** The parameters with the signature the call's row asks for, if it asks for one. */
export function signed(name: CallName, params: Params): Params {
  const { signed }: Call = CALLS[name]
  return signed === undefined ? params : { ...params, paramSign: signParams(signed, params) }
}

function form(params: Params): URLSearchParams {
  const texts = Object.entries(params).flatMap(([key, value]): [string, string][] => {
    const text = travelForm(value)
    return text === undefined ? [] : [[key, text]]
  })
  return new URLSearchParams(texts)
}

/** The envelope a text is; undefined when it is anything else. */
export function envelopeIn(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text) as Envelope
    return Object.keys(value).join() === 'resultCode,message,data' ? value : undefined
  } catch {
    return undefined
  }
}
