import { CALLS } from '@wenjin/contract'
import type { Call, CallName } from '@wenjin/contract'
import { testDatabases } from '@wenjin/database/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplesOf } from '../testing/samples.ts'
import { openTestApp, send, signed } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const ownRows = (Object.entries(CALLS) as [CallName, Call][])
  .filter(([, { callers, input }]) => callers === 'customer' && 'customerId' in input.properties)
  .map(([name, row]) => ({ name, row }))

describe.each(testDatabases)('on $name', (kind) => {
  let opened: TestApp
  let customerId: number
  let otherId: number
  let headers: Readonly<Record<string, string>>

  beforeAll(async () => {
    opened = await openTestApp({ kind })
    const client = opened.client()
    customerId = await client.signIn('13800000001')
    headers = client.headers()
    otherId = await opened.client({ address: '203.0.113.2' }).signIn('13800000002')
  })
  afterAll(() => opened[Symbol.asyncDispose]())

  async function ask(name: CallName, more: Readonly<Record<string, unknown>>) {
    const { customerId: _sample, ...rest } = samplesOf(CALLS[name])
    return (await send(opened.app, name, signed(name, { ...rest, ...more }), headers)).envelope
  }

  test.each(ownRows)(
    '$name of another account is refused in the same words whether there is one or not',
    async ({ name, row }) => {
      expect(row.errors).toContain('40301')
      for (const other of [otherId, 987_654_321])
        expect(await ask(name, { customerId: other })).toEqual({
          resultCode: '40301',
          message: '没有权限查看该内容',
          data: null,
        })
    },
  )

  test.each(ownRows)('$name of no account is refused, too', async ({ name }) => {
    expect(await ask(name, {})).toMatchObject({ resultCode: '40001', message: '缺少参数 customerId' })
  })

  test("a call that names no customer is the caller's own, whatever else its address says", async () => {
    const named = { phone: '13800000001', customerId: otherId }
    expect(await ask('getCustomerByPhone', named)).toMatchObject({ data: { customerId } })
  })
})
