import { CALLS } from '@wenjin/contract'
import type { Call, CallName } from '@wenjin/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, send, signed } from '../testing/test-app.ts'
import type { RawReply, TestApp } from '../testing/test-app.ts'
import { sampleOf } from '../testing/samples.ts'
import type { Field } from '../testing/samples.ts'

let opened: TestApp
let signedIn: Record<string, string>

beforeAll(async () => {
  opened = await openTestApp()
  // customer 1, whom sample parameters mean, is somebody else
  await opened.client().signIn('13800000000')
  const client = opened.client()
  await client.signIn('13800000001')
  signedIn = client.headers()
})
afterAll(() => opened[Symbol.asyncDispose]())

type Params = Readonly<Record<string, unknown>>
const rows = (Object.entries(CALLS) as [CallName, Call][]).map(([name, row]) => ({
  name,
  row,
  input: row.input as Field,
  fields: Object.entries(row.input.properties as Record<string, Field>),
}))
const required = (input: Field): readonly string[] => input.required ?? []

function samples(input: Field): Params {
  return Object.fromEntries(required(input).map((name) => [name, sampleOf(input.properties?.[name] ?? {})]))
}

function ask(name: CallName, params: Params): Promise<RawReply> {
  return send(opened.app, name, signed(name, params), signedIn)
}

/** Expects a refusal in the envelope, with the code and a message. */
function expectRefusal(reply: RawReply, code: string, message: string | RegExp): void {
  expect(reply.envelope).toEqual({ resultCode: code, message: expect.stringMatching(message), data: null })
  expect(reply.status).toBe(200)
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
}

describe.each(rows)('$name', ({ name, row, input, fields }) => {
  test('names each required parameter that is missing', async () => {
    const whole = samples(input)
    for (const field of required(input)) {
      const { [field]: _missing, ...rest } = whole
      expectRefusal(await ask(name, rest), '40001', new RegExp(`^缺少参数 ${field}$`))
    }
  })

  test('names each parameter of a wrong type', async () => {
    for (const [field, schema] of fields) {
      if (field === 'paramSign') continue
      for (const wrong of wrongValues(row, schema)) {
        const reply = await ask(name, { ...samples(input), [field]: wrong })
        expectRefusal(
          reply,
          '40001',
          new RegExp(`^参数 ${field}.*(类型不正确|不合规|不在可选范围内|格式不正确)$`),
        )
      }
    }
  })

  test('names each number out of its range', async () => {
    for (const [field, { type, minimum = 0, maximum = 0 }] of fields) {
      if (type !== 'integer') continue
      for (const [value, message] of [
        [minimum - 1, `不能小于 ${minimum}`],
        [maximum + 1, `不能大于 ${maximum}`],
      ] as const) {
        const reply = await ask(name, { ...samples(input), [field]: value })
        expectRefusal(reply, '40001', new RegExp(`^参数 ${field} ${message}$`))
      }
    }
  })

  test('names each text and each list that is too long', async () => {
    for (const [field, schema] of fields) {
      const { type, maxItems, items } = schema
      const isOpenText = type === 'string' && schema.enum === undefined && schema.const === undefined
      if (isOpenText) {
        const params = { ...samples(input), [field]: '长'.repeat(10_000) }
        const reply = await send(
          opened.app,
          name,
          field === 'paramSign' ? params : signed(name, params),
          signedIn,
        )
        if (field === 'paramSign') expectRefusal(reply, '40002', /./)
        else expectRefusal(reply, '40001', new RegExp(`^参数 ${field} 不能超过 ${schema.maxLength} 个字符$`))
      }
      if (type === 'array' && items !== undefined && items.type !== 'object') {
        const many = Array.from({ length: (maxItems ?? 0) + 1 }, () => sampleOf(items))
        const reply = await ask(name, { ...samples(input), [field]: many })
        expectRefusal(reply, '40001', new RegExp(`^参数 ${field} 不能超过 ${maxItems} 项$`))
      }
    }
  })

  test('refuses an unknown field in a body and ignores it in a query', async () => {
    if (row.content !== 'query') {
      const reply = await ask(name, { ...samples(input), surprise: '1' })
      return expectRefusal(reply, '40001', /^多余的参数 surprise$/)
    }
    // A field that other calls know may be read behind the handler's back.
    const unknown = [...FIELDS].filter((field) => !(field in row.input.properties))
    const plain = await ask(name, samples(input))
    const reply = await ask(name, {
      ...samples(input),
      ...Object.fromEntries(unknown.map((field) => [field, 'x'])),
    })
    expect([reply.status, reply.envelope?.resultCode]).toEqual([plain.status, plain.envelope?.resultCode])
  })

  test('refuses the tenantId of another host', async () => {
    if (!('tenantId' in row.input.properties)) return
    expectRefusal(await ask(name, { ...samples(input), tenantId: 7 }), '40001', /^tenantId 与域名不符$/)
  })

  test('with parameters that only look right, answers with a code it lists', async () => {
    const reply = await ask(name, samples(input))
    const listed = ['0000', ...row.errors]
    expect(reply.status).toBe(200)
    expect(listed).toContain(reply.envelope?.resultCode ?? 'a file')
  })
})

/** Names of fields that some call has, and one that none has. */
const FIELDS = new Set([
  'surprise',
  ...Object.values(CALLS).flatMap((row) => Object.keys(row.input.properties)),
])

/** Values of other types than the field's, as far as the way of travel can carry them. */
function wrongValues(row: Call, { type, enum: words, const: word, nullable }: Field): readonly unknown[] {
  const isChoice = words !== undefined || word !== undefined
  if (row.content !== 'json') {
    if (type === 'integer') return ['abc', '', '1.5', '0x10', '1e3', ' 1 ', '１', 'null', 'true']
    if (type === 'array') return ['a,,b', ',']
    return isChoice ? ['abc'] : []
  }
  const others: Readonly<Record<string, unknown>> = {
    string: 'a',
    integer: 1.5,
    object: {},
    boolean: true,
    array: [1],
  }
  const values = Object.entries(others).flatMap(([kind, value]) =>
    kind === type && kind !== 'integer' ? [] : [value],
  )
  return nullable === true ? values : [...values, null]
}

const customerRows = rows.filter(({ row }) => row.callers === 'customer')

describe.each(customerRows)('$name is for signed-in customers', ({ name, input }) => {
  test('answers 40101 without a token, whatever else is wrong', async () => {
    expectRefusal(await send(opened.app, name, {}), '40101', /^请先登录$/)
    expectRefusal(await send(opened.app, name, signed(name, samples(input))), '40101', /^请先登录$/)
  })

  test('answers 40105 to a token that is unknown', async () => {
    const reply = await send(opened.app, name, signed(name, samples(input)), {
      'x-online-token': 'a'.repeat(43),
    })
    expectRefusal(reply, '40105', /^登录已失效，请重新登录$/)
  })
})

const signedRows = rows.filter(({ row }) => row.signed !== undefined)

describe.each(signedRows)('$name is signed', ({ name, input }) => {
  test('answers 40002 to a signature that is missing, wrong, of other values or no text', async () => {
    const params = samples(input)
    const other = signed(name, { ...params, smsCode: '000000', score: 1, pageNo: 2 })['paramSign']
    for (const paramSign of [undefined, '', 'f'.repeat(32), other, 'é'.repeat(32), 12, [1], {}]) {
      const reply = await send(opened.app, name, { ...params, paramSign }, signedIn)
      expectRefusal(reply, '40002', /^请求校验未通过，请刷新页面后重试$/)
    }
  })
})
