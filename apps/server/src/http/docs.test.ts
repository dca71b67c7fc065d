import { CALLS } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { openapiDocument } from './openapi.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly schema: object }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Readonly<Record<string, object>> }>
  >
}

const { openapi, paths } = openapiDocument() as {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
)
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name)

test('OpenAPI names every call of the table by its own name, and nothing else', () => {
  expect(openapi).toMatch(/^3\.1\./)
  const table = Object.entries(CALLS).map(([name, { method, path, about }]) =>
    [name, method.toLowerCase(), `/api/${path}`, about].join(' '),
  )
  const documented = operations.map(({ operationId, method, path, summary }) =>
    [operationId, method, path, summary].join(' '),
  )
  expect(documented.toSorted()).toEqual(table.toSorted())
})

test('OpenAPI says which calls need a token, and which take one', () => {
  expect(operationOf('getUserInfo')?.security).toEqual([{ token: [] }])
  expect(operationOf('queryUniv')?.security).toEqual([{}, { token: [] }])
})

test('OpenAPI tells what a call takes and answers, refusals too, in the words of JSON Schema 2020-12', () => {
  expect(operationOf('getTenantInfo')?.parameters).toEqual([
    {
      name: 'domainName',
      in: 'query',
      required: false,
      explode: false,
      schema: { type: 'string', maxLength: 255 },
    },
  ])
  expect(Object.keys(operationOf('saveReport')?.requestBody?.content ?? {})).toEqual(['application/json'])
  const reply = operationOf('getConsignee')?.responses['200']
  expect(reply?.description).toContain('40301 不属于当前账号，不说明是否存在')
  expect(reply?.content['application/json']).toMatchObject({
    schema: {
      anyOf: [
        { properties: { resultCode: { enum: ['0000', '6001'] }, data: { type: ['object', 'null'] } } },
        { properties: { resultCode: { enum: expect.arrayContaining(['40101', '40301']) } } },
      ],
    },
  })
  const counts = JSON.stringify(operationOf('queryUniv')?.responses['200'])
  expect(counts).toContain('"prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false')
  expect(JSON.stringify(paths)).not.toMatch(/"additionalItems"|"nullable"/)
})

test('a download is documented as a file', () => {
  const { content } = operationOf('reportExport')?.responses['200'] ?? {}
  expect(Object.keys(content ?? {})).toEqual(['application/json', 'application/octet-stream'])
})

test('the documentation page is there, with the document and a policy of its own', async () => {
  await using opened = await openTestApp()
  expect((await opened.app.inject('/api/docs/json')).json()).toEqual(
    JSON.parse(JSON.stringify(openapiDocument())),
  )
  const { statusCode, headers } = await opened.app.inject('/api/docs/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';(?!.*upgrade)/)
})
