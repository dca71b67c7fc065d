import { CALLS } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing.ts'

interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>
}

test('OpenAPI names every call of the table, and nothing else', async () => {
  await using opened = await openTestApp()
  const { openapi, paths } = (await opened.app.inject('/api/docs/json')).json() as OpenApi
  expect(openapi).toMatch(/^3\./)
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method} ${path} ${summary}`),
  )
  const table = Object.values(CALLS).map(
    ({ method, path, about }) => `${method.toLowerCase()} /api/${path} ${about}`,
  )
  expect(documented.toSorted()).toEqual(table.toSorted())
})

test('the documentation page is there, with a policy of its own', async () => {
  await using opened = await openTestApp()
  const { statusCode, headers } = await opened.app.inject('/api/docs/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';(?!.*upgrade)/)
})
