import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidate, choices } from '../../../testing/candidate.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refusal, replacePlanId, savedList, surestFirst } from './test-lists.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened[Symbol.asyncDispose]())

describe('a better order', () => {
  test('lifts what can never matter from behind a sure choice, says why, and saves nothing', async () => {
    const asker = await candidate(opened)
    const { client } = asker
    const [sure] = surestFirst(asker.units)
    const likely = asker.units.filter(({ probability: chance }) => chance !== null && chance > 0.2)
    const wanted = likely.filter(({ probability: chance }) => (chance ?? 1) < 0.6).slice(0, 3)
    const listId = await savedList(asker, choices([sure!, ...wanted], { isObey: 1 }))
    const reply = await client.call('autoOrder', { reportMainId: listId, batchId: 2 })
    const planIds = [sure!, ...wanted].map(({ planId }) => planId)
    expect(reply).toMatchObject({ reportMainId: listId, version: 1, batchId: 2 })
    expect(reply.order.toSorted()).toEqual(planIds.toSorted())
    expect(reply.order.at(-1)).toBe(sure!.planId)
    expect(reply.moves).toHaveLength(3)
    for (const { planId, from, to, reason } of reply.moves) {
      expect(planIds[from - 1]).toBe(planId)
      expect(reply.order[to - 1]).toBe(planId)
      expect(reason).toMatch(
        /^原来几乎轮不到（去到的概率(0%|不足0\.1%)）；移到投档概率\S+的原第\d志愿之前，调整后为\d\S*%，滑档和退档风险都不增加$/,
      )
    }
    expect(reply.before.ends.map(({ planId }) => planId)).toEqual(planIds)
    expect(reply.after.ends.map(({ planId }) => planId)).toEqual(reply.order)
    expect(reply.after.slipping).toBe(reply.before.slipping)
    expect(reply.after.refusal).toBeLessThanOrEqual(reply.before.refusal)
    const { customerId } = asker
    expect(await client.call('mainReportDetail', { customerId, reportMainId: listId })).toMatchObject({
      version: 1,
      batchList: [{ reportUnivList: planIds.map((planId) => ({ planId })) }],
    })
  })

  test('of a list that has no waste is the list’s own', async () => {
    const asker = await candidate(opened)
    const rising = surestFirst(asker.units.slice(0, 12)).toReversed()
    const listId = await savedList(asker, choices(rising))
    const { order, moves, before, after } = await asker.client.call('autoOrder', {
      reportMainId: listId,
      batchId: 2,
    })
    expect(order).toEqual(rising.map(({ planId }) => planId))
    expect(moves).toEqual([])
    expect(after).toEqual(before)
  })

  test('of an empty batch is empty', async () => {
    const asker = await candidate(opened)
    const listId = await savedList(asker, [])
    expect(await asker.client.call('autoOrder', { reportMainId: listId, batchId: 2 })).toMatchObject({
      order: [],
      moves: [],
      before: { slipping: 1, ends: [] },
    })
  })

  test('keeps a choice that is no longer in the plan', async () => {
    const asker = await candidate(opened)
    const listId = await savedList(asker, choices(asker.units.slice(0, 3)))
    await replacePlanId(opened, listId, 2, 777)
    const { order, before } = await asker.client.call('autoOrder', { reportMainId: listId, batchId: 2 })
    expect(order).toHaveLength(3)
    expect(order).toContain(777)
    expect(before.ends[1]).toEqual({ planId: 777, taken: 0, refused: 0 })
  })

  test('is not for a batch the list does not have, nor for another customer, nor of a deleted list', async () => {
    const asker = await candidate(opened)
    const listId = await savedList(asker, choices(asker.units.slice(0, 2)))
    const visitor = await candidate(opened)
    for (const name of ['autoOrder', 'reportAppraise'] as const) {
      await expect(asker.client.call(name, { reportMainId: listId, batchId: 3 })).rejects.toEqual(
        refusal('40401', '这份志愿表没有填报这个批次'),
      )
      await expect(visitor.client.call(name, { reportMainId: listId, batchId: 2 })).rejects.toEqual(
        refusal('40301', '没有权限查看该内容'),
      )
    }
    await asker.client.call('delMainReport', { reportMainId: listId })
    for (const name of ['autoOrder', 'reportAppraise'] as const) {
      await expect(asker.client.call(name, { reportMainId: listId, batchId: 2 })).rejects.toEqual(
        refusal('40401', '志愿表已删除，可在30天内恢复'),
      )
    }
  })
})
