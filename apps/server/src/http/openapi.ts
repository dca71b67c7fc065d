import { CALLS_OF, isFile, REFUSALS, RESULT_CODES } from '@wenjin/contract'
import type { Call, ErrorCode } from '@wenjin/contract'
import { TOKEN_NAME } from '../kernel/session.ts'

type Json = Readonly<Record<string, unknown>>

/** What each area is about, for its tag. */
const AREAS: Readonly<Record<string, string>> = {
  account: '登录、账号与个人资料',
  admission: '成绩、招生计划、志愿表',
  commerce: '积分、订单、权益',
  content: '租户、轮播图、活动、合作',
  library: '地区与中学',
  messaging: '消息应用与客服',
}

const ABOUT = `所有调用以 HTTP 200 回复 {resultCode, message, data}：成功为 0000，其他结果码见各调用。
下载成功时直接回复文件。登录后的调用在请求头 ${TOKEN_NAME} 中带凭证。查询与表单中的列表用逗号连接。`

/** Codes of a token that is not valid any more, which any call may answer. */
const TOKEN_CODES: readonly ErrorCode[] = ['40103', '40104', '40105']

/** What the transport itself refuses, by status; the envelope comes all the same. */
const TRANSPORT = {
  400: REFUSALS.unreadable,
  413: REFUSALS.tooLarge,
  415: REFUSALS.unknownContent,
  429: REFUSALS.tooOften,
  500: ['50001', '服务异常'],
  503: REFUSALS.busy,
} as const

/** The OpenAPI document of the table of calls: an operation for each, by its name. */
export function openapiDocument(): Json {
  const calls = Object.entries(CALLS_OF).flatMap(([noun, rows]) =>
    Object.entries(rows as Readonly<Record<string, Call>>).map(([name, row]) => {
      const [area = ''] = noun.split('/')
      return [`/api/${row.path}`, { [row.method.toLowerCase()]: operationOf(name, area, row) }] as const
    }),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: '问津志愿 API',
      version: '1',
      description: ABOUT,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/', description: '租户自己的域名' }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(calls),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: TOKEN_NAME, description: '登录所得的 onlineToken' },
      },
      schemas: {
        Refusal: envelopeOf(
          Object.keys(RESULT_CODES).filter((code) => code !== '0000'),
          {},
        ),
      },
      responses: Object.fromEntries(
        Object.entries(TRANSPORT).map(([status, [code, description]]) => [
          `Status${status}`,
          { description: `${description}（${code}）`, ...json({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  }
}

function operationOf(name: string, area: string, row: Call): Json {
  const isQuery = row.content === 'query'
  const statuses = isQuery ? [400, 429, 500, 503] : Object.keys(TRANSPORT)
  const token = { token: [] }
  return {
    operationId: name,
    summary: row.about,
    ...(row.signed === undefined ? {} : { description: `签名字段：${row.signed.join('、')}` }),
    tags: [area],
    security: row.callers === 'customer' ? [token] : [{}, token],
    ...(isQuery ? { parameters: parametersOf(row) } : { requestBody: bodyOf(row) }),
    responses: {
      200: successOf(row),
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/Status${status}` }]),
      ),
    },
  }
}

function parametersOf({ input }: Call): readonly Json[] {
  const required = new Set(input.required as readonly string[] | undefined)
  return Object.entries(input.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    explode: false,
    schema: modern(schema),
  }))
}

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  query: '',
} as const

function bodyOf({ content, input }: Call): Json {
  return { required: true, content: { [MEDIA_TYPES[content]]: { schema: modern(input) } } }
}

/** A success, and what the call refuses with. */
function successOf({ callers, errors, refusesBanned, reply }: Call): Json {
  const codes = [...new Set<ErrorCode>(['40001', ...errors, ...TOKEN_CODES])]
  if (callers === 'customer') codes.push('40101')
  const refusal = envelopeOf(codes.toSorted(), {})
  const refused = codes.map((code) => `${code} ${RESULT_CODES[code].when}`).toSorted()
  const description = ['成功，或：', ...refused].join('\n- ')
  if (isFile(reply)) {
    const { content } = json(refusal)
    return { description, content: { ...content, 'application/octet-stream': {} } }
  }
  const successes = errors.includes('6001') && !refusesBanned ? ['0000', '6001'] : ['0000']
  return { description, ...json({ anyOf: [envelopeOf(successes, modern(reply)), refusal] }) }
}

function envelopeOf(codes: readonly string[], data: unknown): Json {
  return {
    type: 'object',
    properties: { resultCode: { type: 'string', enum: codes }, message: { type: 'string' }, data },
    required: ['resultCode', 'message', 'data'],
  }
}

function json(schema: Json): { readonly content: Json } {
  return { content: { 'application/json': { schema } } }
}

/** A schema in the words of JSON Schema 2020-12, which OpenAPI 3.1 speaks: the rows' own know `nullable` and `additionalItems`. */
function modern(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(modern)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, additionalItems, items, ...rest } = schema as Json
  const parts = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, modern(value)]))
  return {
    ...parts,
    ...(Array.isArray(items) ? { prefixItems: modern(items), items: additionalItems } : {}),
    ...(items !== undefined && !Array.isArray(items) ? { items: modern(items) } : {}),
    ...(nullable === true ? { type: [parts['type'], 'null'] } : {}),
  }
}
