import { afterAll, beforeAll, expect, test } from 'vitest'
import { batch, candidate, choices } from '../../../testing/candidate.ts'
import { HUNAN, openTestApp, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refusal, savedList, surestFirst, WEIGHTS } from './test-lists.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened[Symbol.asyncDispose]())

test.each([
  ['湖南 groups', HUNAN, 45],
  ['浙江 majors', ZHEJIANG, 80],
])(
  'the longest list of %s, all but the first five wasted, is appraised, put in order and proposed',
  async (_, stated, max) => {
    const asker = await candidate(opened, stated)
    const { client, scoreId } = asker
    const safest = {
      scoreId,
      batchId: 2,
      sections: ['safety' as const],
      sort: 'ratio' as const,
      order: 'desc' as const,
    }
    const { univList } = await client.call('queryUniv', { ...safest, pageSize: 5 })
    const sure = univList.map(({ groups }) => groups[0]!)
    const unsure = surestFirst(asker.units).filter(({ section }) => section !== 'safety')
    const list = [...sure, ...unsure].slice(0, max)
    expect(list).toHaveLength(max)
    const listId = await savedList(asker, choices(list))
    const batchOf = { reportMainId: listId, batchId: 2 }

    const { univNum, outlook, findings } = await client.call('reportAppraise', batchOf)
    expect(univNum).toBe(max)
    expect(outlook?.ends).toHaveLength(max)
    expect(findings.some(({ kind }) => kind === 'wasted')).toBe(true)

    const { order, before, after } = await client.call('autoOrder', batchOf)
    expect(order.toSorted()).toEqual(list.map(({ planId }) => planId).toSorted())
    expect(after.slipping).toBeCloseTo(before.slipping, 9)

    const { list: proposed } = await client.call('aiReport', {
      scoreId,
      batchId: 2,
      ...WEIGHTS,
      areas: [],
      majorClasses: [],
    })
    expect(proposed.length).toBeGreaterThan(0)
    expect(proposed.length).toBeLessThanOrEqual(max)
  },
)

test('a longer list is refused before anything is worked out of it, and nothing of it is kept', async () => {
  const { client, scoreId, customerId, units } = await candidate(opened)
  const [choice] = choices(units.slice(0, 1))
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...choice!, reportNo: i + 1 }))
  const save = (count: number) => client.call('saveReport', { scoreId, batchList: batch(many(count)) })
  await expect(save(501)).rejects.toMatchObject({ code: '40001' })
  await expect(save(10_000)).rejects.toMatchObject({ code: '40001' })
  const batches = Array.from({ length: 21 }, () => batch([])[0]!)
  await expect(client.call('saveReport', { scoreId, batchList: batches })).rejects.toMatchObject({
    code: '40001',
  })
  await expect(
    client.call('saveReport', { scoreId, batchList: batch(choices(units.slice(0, 46))) }),
  ).rejects.toEqual(refusal('40006', '只能添加45个志愿！'))
  expect((await client.call('mainReportList', { customerId })).total).toBe(0)
})
