import { CALLS } from '@wenjin/contract'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HUNAN, openTestApp, XINJIANG, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened[Symbol.asyncDispose]())

interface Part extends Readonly<Record<string, unknown>> {
  readonly nullable?: boolean
  readonly properties?: Readonly<Record<string, Part>>
  readonly items?: Part | readonly Part[]
}

/** The schema in words the checker knows (nullable spelled out), with no field beyond those it names. */
function strict({ nullable, properties, items, ...rest }: Part): TSchema {
  const schema = {
    ...rest,
    ...(properties === undefined ? {} : { properties: mapped(properties), additionalProperties: false }),
    ...(items === undefined
      ? {}
      : { items: Array.isArray(items) ? items.map(strict) : strict(items as Part) }),
  }
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}

function mapped(properties: Readonly<Record<string, Part>>): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, strict(part)]))
}

const reply = strict(CALLS.queryUniv.reply as unknown as Part)

test.each([
  ['groups', { ...HUNAN, batchId: 2, pageSize: 200 }],
  ['groups of another year', { ...HUNAN, year: 2028, batchId: 3, pageSize: 200 }],
  ['majors', { ...ZHEJIANG, batchId: 2, pageSize: 200 }],
  ['schools', { ...XINJIANG, batchId: 7, pageSize: 200 }],
  ['nothing', { ...HUNAN, batchId: 1 }],
])('an answer written as bytes has the shape of its row: %s', async (_what, input) => {
  const sections = ['unlikely', 'reach', 'match', 'safety', 'unknown'] as const
  const page = await opened.client().call('queryUniv', { ...input, sections: [...sections] })
  expect(Value.Errors(reply, page)).toEqual([])
})

test('the check of the shape would see a field too many, too few or of another type', async () => {
  const page = await opened.client().call('queryUniv', { ...HUNAN, batchId: 2, pageSize: 1 })
  const { basis: _basis, ...tooFew } = page
  for (const wrong of [
    { ...page, surprise: 1 },
    tooFew,
    { ...page, total: '1' },
    { ...page, univList: [{}] },
  ]) {
    expect(Value.Check(reply, wrong)).toBe(false)
  }
})

test('the page and its size are those asked for', async () => {
  const page = await opened.client().call('queryUniv', { ...HUNAN, batchId: 2, pageNo: 3, pageSize: 7 })
  expect([page.pageNo, page.pageSize, page.univList.length]).toEqual([3, 7, 7])
  const first = await opened.client().call('queryUniv', { ...HUNAN, batchId: 2 })
  expect([first.pageNo, first.pageSize, first.univList.length]).toEqual([1, 20, 20])
})
