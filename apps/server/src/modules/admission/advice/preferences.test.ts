import { testDatabases } from '@wenjin/database/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidate, choices } from '../../../testing/candidate.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refusal, savedList } from './test-lists.ts'

const WANTED = {
  school: 5,
  major: 0,
  city: 1,
  fee: 2,
  chance: 5,
  areas: [32, 25],
  majorClasses: ['0809', '0701'],
  feeMost: 8_000,
  reach: 40,
  match: 30,
  jointVenture: 1,
}

describe.each(testDatabases)('what is wanted of a list ($name)', (kind) => {
  let opened: TestApp
  beforeAll(async () => {
    opened = await openTestApp({ kind })
  })
  afterAll(() => opened[Symbol.asyncDispose]())

  test('is what the usual person wants until said, then what was said, and moves no version on', async () => {
    const asker = await candidate(opened)
    const { client, customerId } = asker
    const listId = await savedList(asker, choices(asker.units.slice(0, 1)))
    expect(await client.call('getExpertParams', { reportMainId: listId })).toEqual({
      reportMainId: listId,
      school: 3,
      major: 3,
      city: 2,
      fee: 1,
      chance: 3,
      areas: [],
      majorClasses: [],
      feeMost: 0,
      reach: 33,
      match: 33,
      jointVenture: 0,
    })
    const wanted = { reportMainId: listId, ...WANTED }
    expect(await client.call('updateExpertParams', wanted)).toEqual(wanted)
    expect(await client.call('getExpertParams', { reportMainId: listId })).toEqual(wanted)
    expect(await client.call('mainReportDetail', { customerId, reportMainId: listId })).toMatchObject({
      version: 1,
    })
  })

  test('goes with a copy of the list, and each changes by itself from then on', async () => {
    const asker = await candidate(opened)
    const { client } = asker
    const listId = await savedList(asker, choices(asker.units.slice(0, 1)))
    await client.call('updateExpertParams', { reportMainId: listId, ...WANTED })
    const copy = await client.call('copyReportMain', { reportMainId: listId })
    const ofCopy = { reportMainId: copy.reportMainId }
    expect(await client.call('getExpertParams', ofCopy)).toEqual({ ...ofCopy, ...WANTED })
    await client.call('updateExpertParams', { ...ofCopy, ...WANTED, school: 1 })
    expect(await client.call('getExpertParams', { reportMainId: listId })).toMatchObject({ school: 5 })
  })

  test('said ten times at once is one of them whole', async () => {
    const asker = await candidate(opened)
    const { client } = asker
    const listId = await savedList(asker, choices(asker.units.slice(0, 1)))
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        client.call('updateExpertParams', { reportMainId: listId, ...WANTED, feeMost: i, areas: [i + 20] }),
      ),
    )
    const { feeMost, areas } = await client.call('getExpertParams', { reportMainId: listId })
    expect(areas).toEqual([feeMost + 20])
  })

  test('is nobody else’s, and is gone with the list', async () => {
    const owner = await candidate(opened)
    const listId = await savedList(owner, choices(owner.units.slice(0, 1)))
    const { client } = await candidate(opened)
    for (const id of [listId, 999_999]) {
      const none = refusal('40301', '没有权限查看该内容')
      await expect(client.call('getExpertParams', { reportMainId: id })).rejects.toEqual(none)
      await expect(client.call('updateExpertParams', { reportMainId: id, ...WANTED })).rejects.toEqual(none)
    }
    await owner.client.call('delMainReport', { reportMainId: listId })
    const deleted = refusal('40401', '志愿表已删除，可在30天内恢复')
    await expect(owner.client.call('getExpertParams', { reportMainId: listId })).rejects.toEqual(deleted)
    await expect(
      owner.client.call('updateExpertParams', { reportMainId: listId, ...WANTED }),
    ).rejects.toEqual(deleted)
  })

  test.each([
    [{ school: 6 }, '参数 school 不能大于 5'],
    [{ chance: -1 }, '参数 chance 不能小于 0'],
    [{ major: 1.5 }, '参数 major 类型不正确'],
    [{ feeMost: -1 }, '参数 feeMost 不能小于 0'],
    [{ reach: 51 }, '参数 reach 与 match 之和不能超过80：至少留20%给保'],
    [{ match: 81 }, '参数 match 不能大于 80'],
    [{ jointVenture: 2 }, '参数 jointVenture 不能大于 1'],
    [{ areas: [99] }, '参数 areas 中没有编号为 99 的省份'],
    [{ areas: Array.from({ length: 32 }, (_, i) => i) }, '参数 areas 不能超过 31 项'],
  ])('that is wrong (%j) is refused and loses nothing', async (wrong, message) => {
    const asker = await candidate(opened)
    const listId = await savedList(asker, choices(asker.units.slice(0, 1)))
    await asker.client.call('updateExpertParams', { reportMainId: listId, ...WANTED })
    const update = asker.client.call('updateExpertParams', { reportMainId: listId, ...WANTED, ...wrong })
    await expect(update).rejects.toEqual(refusal('40001', message))
    expect(await asker.client.call('getExpertParams', { reportMainId: listId })).toEqual({
      reportMainId: listId,
      ...WANTED,
    })
  })
})
