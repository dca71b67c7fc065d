import { CALLS, wireTable } from '@wenjin/contract'
import { QueryObserver, skipToken } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callPagesQuery } from './call-pages-query.ts'
import { askQuery, callQuery, invalidateAllBut, invalidateCall } from './call-query.ts'
import { addCalls } from './calls.ts'
import { queryClient } from './query-client.ts'

addCalls(wireTable(CALLS))

const asked: string[] = []

/** A server that answers every call with its own address. */
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const page = {
      total: 3,
      pageNo: Number(new URL(url, 'http://x').searchParams.get('pageNo')),
      pageSize: 2,
    }
    return Response.json({ resultCode: '0000', message: '', data: { ...page, url } })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const batches = { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 1, score: 600 }

describe('a call as a query', () => {
  test('is kept under its name and what is asked, in whatever order', async () => {
    await queryClient.fetchQuery(callQuery('getDataCenter', { provinceId: 32 }))
    await queryClient.fetchQuery(callQuery('getDataCenter', { provinceId: 32 }))
    expect(asked).toEqual([expect.stringContaining('provinceId=32')])
    expect(queryClient.getQueryData(['getDataCenter', { provinceId: 32 }])).toBeDefined()
  })

  test('asks nothing as long as the question is not known', async () => {
    const observer = new QueryObserver(queryClient, callQuery('batchList', skipToken))
    const stop = observer.subscribe(() => {})
    expect(observer.getCurrentResult().fetchStatus).toBe('idle')
    observer.setOptions(callQuery('batchList', batches))
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    stop()
    expect(asked).toHaveLength(1)
  })

  test('gives each customer their own answer', async () => {
    await queryClient.fetchQuery(callQuery('getCustomerInfo', { customerId: 1 }))
    expect(queryClient.getQueryData(callQuery('getCustomerInfo', { customerId: 2 }).queryKey)).toBeUndefined()
  })

  test('may take several calls, and depend on more than they send', async () => {
    const held = (version: number) =>
      askQuery('autoOrder', { reportMainId: 7, version }, async ({ reportMainId }, send) => [
        await send({ reportMainId, batchId: 1 }),
        await send({ reportMainId, batchId: 2 }),
      ])
    expect(await queryClient.fetchQuery(held(1))).toHaveLength(2)
    expect(queryClient.getQueryData(held(2).queryKey)).toBeUndefined()
    expect(queryClient.getQueryData(held(1).queryKey)).toHaveLength(2)
  })

  test('of pages goes on until all are there, apart from one page alone', async () => {
    const input = { ...batches, batchId: 1, pageSize: 2 }
    const { pages } = await queryClient.fetchInfiniteQuery({
      ...callPagesQuery('queryUniv', input),
      pages: 9,
    })
    expect(pages).toHaveLength(2)
    expect(queryClient.getQueryData(callQuery('queryUniv', input).queryKey)).toBeUndefined()
  })
})

describe('an answer out of date', () => {
  const isOld = (query: { readonly queryKey: readonly unknown[] }): boolean | undefined =>
    queryClient.getQueryState(query.queryKey)?.isInvalidated

  test('is that of the call, for those of its questions that have the part in them', async () => {
    const own = callQuery('getCustomerInfo', { customerId: 1 })
    const other = callQuery('getCustomerInfo', { customerId: 2 })
    const user = callQuery('getUserInfo', { customerId: 1 })
    await queryClient.fetchQuery(own)
    await queryClient.fetchQuery(other)
    await queryClient.fetchQuery(user)
    await invalidateCall('getCustomerInfo', { customerId: 1 })
    expect([own, other, user].map(isOld)).toEqual([true, false, false])
    await invalidateCall('getCustomerInfo')
    expect(isOld(other)).toBe(true)
  })

  test('is every one but those of the call that is excepted', async () => {
    const kept = callQuery('getUserInfo', { customerId: 1 })
    const old = callQuery('getDataCenter', { provinceId: 32 })
    await queryClient.fetchQuery(kept)
    await queryClient.fetchQuery(old)
    await invalidateAllBut('getUserInfo')
    expect([isOld(kept), isOld(old)]).toEqual([false, true])
  })
})
