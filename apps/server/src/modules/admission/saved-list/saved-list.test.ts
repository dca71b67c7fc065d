import type { ListChoice } from '@wenjin/contract'
import { testDatabases } from '@wenjin/database/testing'
import { createDecipheriv, createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { batch, candidate, choices, planIdsOf } from '../../../testing/candidate.ts'
import type { Detail } from '../../../testing/candidate.ts'

const DAY = 86_400_000

const refusal = (code: string, message: string) => expect.objectContaining({ code, message })

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened[Symbol.asyncDispose]())

describe('saving a list', () => {
  test('keeps choices in order with the names they have now', async () => {
    const { client, customerId, scoreId, units } = await candidate(opened)
    const [first, second] = [units[0]!, units[1]!]
    const { majorList } = await client.call('majorList', { scoreId, batchId: 2, planId: first.planId })
    const majors = majorList.slice(0, 2).map(({ planId }) => ({ planId, majorNo: 'made up' }))
    const [one, two] = choices([first, second], { isObey: 1 }) as [ListChoice, ListChoice]
    const saved = await client.call('saveReport', {
      scoreId,
      name: ' 我的志愿 ',
      batchList: batch([two, { ...one, majorList: majors, univId: 999, group: '乱写' }]),
    })
    expect(saved).toMatchObject({
      name: '我的志愿',
      version: 1,
      univNum: 2,
      choiceScore: { scoreId, score: 560 },
    })
    expect(saved.batchList).toMatchObject([
      {
        batchId: 2,
        batchName: '本科批',
        reportUnivList: [
          {
            planId: first.planId,
            univId: first.univId,
            reportNo: 1,
            group: first.group,
            isObey: 1,
            unitName: first.unitName,
            schoolCode: first.schoolCode,
            majorNo: '',
            majorList: majorList
              .slice(0, 2)
              .map(({ planId, majorNo, majorName }) => ({ planId, majorNo, majorName })),
          },
          { planId: second.planId, reportNo: 2, majorList: [] },
        ],
      },
    ])
    expect(await client.call('mainReportDetail', { customerId, reportMainId: saved.reportMainId })).toEqual(
      saved,
    )
  })

  test('in choiceMode 2 keeps the major each choice is', async () => {
    const { client, scoreId, units } = await candidate(opened, ZHEJIANG)
    const saved = await client.call('saveReport', { scoreId, batchList: batch(choices(units.slice(0, 3))) })
    expect(saved.batchList[0]?.reportUnivList).toMatchObject(
      units.slice(0, 3).map(({ unitName, majorNo }) => ({ unitName, majorNo, group: '' })),
    )
  })

  test('again moves its version on and changes what is given, no more', async () => {
    const { client, scoreId, units } = await candidate(opened)
    const first = await client.call('saveReport', {
      scoreId,
      name: '第一稿',
      batchList: batch(choices(units.slice(0, 2))),
    })
    const { reportMainId: listId } = first
    opened.pass(1_000)
    const batchList = batch(choices(units.slice(0, 3)))
    const second = await client.call('saveReport', { reportMainId: listId, scoreId, version: 1, batchList })
    expect(second).toMatchObject({
      reportMainId: listId,
      version: 2,
      name: '第一稿',
      univNum: 3,
      createdAt: first.createdAt,
    })
    expect(second.updatedAt > first.updatedAt).toBe(true)
    const renamed = await client.call('saveReport', {
      reportMainId: listId,
      scoreId,
      version: 2,
      name: '第二稿',
      batchList,
    })
    expect(renamed).toMatchObject({ version: 3, name: '第二稿' })
  })

  test('over a newer version is refused with the newer one', async () => {
    const { client, scoreId, units } = await candidate(opened)
    const { reportMainId: listId } = await client.call('saveReport', {
      scoreId,
      batchList: batch(choices(units.slice(0, 1))),
    })
    const change = (version: number, count: number) =>
      client.call('saveReport', {
        reportMainId: listId,
        scoreId,
        version,
        batchList: batch(choices(units.slice(0, count))),
      })
    const current = await change(1, 2)
    for (const version of [0, 1, 3, 2_147_483_647]) {
      await expect(change(version, 3)).rejects.toMatchObject({
        code: '40901',
        message: '内容已在其他设备修改',
        data: current,
      })
    }
    expect(await change(2, 3)).toMatchObject({ version: 3 })
  })

  test('without the version it was made from is refused', async () => {
    const { client, scoreId } = await candidate(opened)
    const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList: [] })
    const saved = client.call('saveReport', { reportMainId: listId, scoreId, batchList: [] })
    await expect(saved).rejects.toEqual(refusal('40001', '缺少参数 version'))
  })

  test.each(testDatabases)(
    'from five phones at once on $name one wins and the others see its version',
    async (kind) => {
      await using own = await openTestApp({ kind })
      const { client, scoreId, units } = await candidate(own)
      const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList: [] })
      const saved = await Promise.allSettled(
        [1, 2, 3, 4, 5].map((count) =>
          client.call('saveReport', {
            reportMainId: listId,
            scoreId,
            version: 1,
            batchList: batch(choices(units.slice(0, count))),
          }),
        ),
      )
      const won = saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const lost = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
      expect(won).toHaveLength(1)
      expect(lost).toHaveLength(4)
      for (const reason of lost)
        expect(reason).toMatchObject({ code: '40901', data: { version: 2, univNum: won[0]?.univNum } })
    },
  )

  test('that is new, twice within a minute, is one list; later or otherwise it is another', async () => {
    const { client, scoreId, units } = await candidate(opened)
    const batchList = batch(choices(units.slice(0, 2)))
    const first = await client.call('saveReport', { scoreId, batchList })
    opened.pass(59_000)
    expect(await client.call('saveReport', { scoreId, batchList })).toEqual(first)
    const other = await client.call('saveReport', { scoreId, batchList: batch(choices(units.slice(0, 1))) })
    expect(other.reportMainId).not.toBe(first.reportMainId)
    const again = await client.call('saveReport', { scoreId, batchList })
    expect(again.reportMainId).not.toBe(first.reportMainId)
    opened.pass(60_000)
    expect((await client.call('saveReport', { scoreId, batchList })).reportMainId).not.toBe(
      again.reportMainId,
    )
  })

  test.each(testDatabases)('that is new, five times at once on $name, is one list', async (kind) => {
    await using own = await openTestApp({ kind })
    const { client, scoreId, units } = await candidate(own)
    const list = { scoreId, batchList: batch(choices(units.slice(0, 2))) }
    const saved = await Promise.all(Array.from({ length: 5 }, () => client.call('saveReport', list)))
    expect(new Set(saved.map(({ reportMainId: listId }) => listId)).size).toBe(1)
  })
})

describe('the lists of a customer', () => {
  test('come newest change first or last, in pages, with their number', async () => {
    const { client, customerId, scoreId } = await candidate(opened)
    const ids = []
    for (const name of ['一', '二', '三']) {
      opened.pass(1_000)
      ids.push((await client.call('saveReport', { scoreId, name, batchList: [] })).reportMainId)
    }
    opened.pass(1_000)
    await client.call('modifyReportName', { reportMainId: ids[0]!, name: '一（改）' })
    const names = async (own: { order?: 'asc' | 'desc'; pageNo?: number; pageSize?: number }) => {
      const { total, list } = await client.call('mainReportList', { customerId, ...own })
      expect(total).toBe(3)
      return list.map(({ name }) => name)
    }
    expect(await names({})).toEqual(['一（改）', '三', '二'])
    expect(await names({ order: 'asc', pageSize: 1000 })).toEqual(['二', '三', '一（改）'])
    expect(await names({ pageSize: 2, pageNo: 2 })).toEqual(['二'])
    expect(await names({ pageNo: 9 })).toEqual([])
  })

  test('are named by their number when they have no name, and counted by their choices', async () => {
    const { client, customerId, scoreId, units } = await candidate(opened)
    await client.call('saveReport', { scoreId, batchList: batch(choices(units.slice(0, 5))) })
    await client.call('saveReport', { scoreId, batchList: [] })
    const { list } = await client.call('mainReportList', { customerId, order: 'asc' })
    expect(list.map(({ name, univNum, version }) => [name, univNum, version])).toEqual([
      ['志愿表1', 5, 1],
      ['志愿表2', 0, 1],
    ])
    expect(list[0]).not.toHaveProperty('batchList')
  })

  test('can be copied, each copy a list of its own', async () => {
    const { client, customerId, scoreId, units } = await candidate(opened)
    const name = '😀'.repeat(40)
    const first = await client.call('saveReport', {
      scoreId,
      name,
      batchList: batch(choices(units.slice(0, 2))),
    })
    const copy = await client.call('copyReportMain', { reportMainId: first.reportMainId })
    const named = await client.call('copyReportMain', { reportMainId: first.reportMainId, name: ' 备份 ' })
    expect(copy).toMatchObject({ name: `${'😀'.repeat(37)} 副本`, version: 1, univNum: 2 })
    expect(named.name).toBe('备份')
    expect(new Set([first, copy, named].map(({ reportMainId: listId }) => listId)).size).toBe(3)
    const batchList = batch(choices(units.slice(0, 1)))
    await client.call('saveReport', { reportMainId: copy.reportMainId, scoreId, version: 1, batchList })
    expect(await client.call('mainReportDetail', { customerId, reportMainId: first.reportMainId })).toEqual(
      first,
    )
  })

  test('can be renamed; the name is trimmed and the version moves on', async () => {
    const { client, scoreId } = await candidate(opened)
    const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList: [] })
    const renamed = await client.call('modifyReportName', { reportMainId: listId, name: ' 稳一点 ' })
    expect(renamed).toMatchObject({ name: '稳一点', version: 2 })
    const blank = client.call('modifyReportName', { reportMainId: listId, name: '   ' })
    await expect(blank).rejects.toEqual(refusal('40001', '参数 name 格式不正确'))
  })
})

describe('a deleted list', () => {
  test('is gone from everywhere, and comes back as it was within thirty days', async () => {
    await using own = await openTestApp()
    const { client, customerId, scoreId, units } = await candidate(own)
    const saved = await client.call('saveReport', { scoreId, batchList: batch(choices(units.slice(0, 2))) })
    const { reportMainId: listId } = saved
    expect(await client.call('delMainReport', { reportMainId: listId })).toBeNull()
    expect(await client.call('delMainReport', { reportMainId: listId })).toBeNull()
    expect(await client.call('mainReportList', { customerId })).toEqual({ total: 0, list: [] })
    const gone = refusal('40401', '志愿表已删除，可在30天内恢复')
    const { batchList: _list, ...rest } = saved
    await expect(client.call('mainReportDetail', { customerId, reportMainId: listId })).rejects.toEqual(gone)
    await expect(client.call('copyReportMain', { reportMainId: listId })).rejects.toEqual(gone)
    await expect(client.call('modifyReportName', { reportMainId: listId, name: 'x' })).rejects.toEqual(gone)
    await expect(client.call('reportExport', { reportMainId: listId })).rejects.toEqual(gone)
    await expect(
      client.call('saveReport', { reportMainId: listId, scoreId, version: 2, batchList: [] }),
    ).rejects.toEqual(gone)

    own.pass(20 * DAY)
    await client.call('getUserInfo', { customerId })
    own.pass(10 * DAY)
    expect(await client.call('restoreReportMain', { reportMainId: listId })).toMatchObject({
      reportMainId: listId,
      name: rest.name,
      univNum: 2,
    })
    const detail = (await client.call('mainReportDetail', { customerId, reportMainId: listId })) as Detail
    expect(planIdsOf(detail)).toEqual(planIdsOf(saved))
    expect(await client.call('restoreReportMain', { reportMainId: listId })).toMatchObject({
      version: detail.version,
    })
  })

  test('stays gone after thirty days', async () => {
    await using own = await openTestApp()
    const { client, customerId, scoreId } = await candidate(own)
    const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList: [] })
    await client.call('delMainReport', { reportMainId: listId })
    own.pass(20 * DAY)
    await client.call('getUserInfo', { customerId })
    own.pass(10 * DAY + 1)
    await expect(client.call('restoreReportMain', { reportMainId: listId })).rejects.toEqual(
      refusal('40006', '删除已超过30天，无法恢复'),
    )
    await expect(client.call('mainReportDetail', { customerId, reportMainId: listId })).rejects.toEqual(
      refusal('40401', '内容不存在或已删除'),
    )
  })
})

test("another customer's list is nobody's business, whether there is one or not", async () => {
  const owner = await candidate(opened)
  const { reportMainId: listId } = await owner.client.call('saveReport', {
    scoreId: owner.scoreId,
    batchList: [],
  })
  const { client, customerId, scoreId } = await candidate(opened)
  for (const id of [listId, 999_999, Number.MAX_SAFE_INTEGER]) {
    const asked = await Promise.allSettled([
      client.call('mainReportDetail', { customerId, reportMainId: id }),
      client.call('saveReport', { reportMainId: id, scoreId, version: 1, batchList: [] }),
      client.call('copyReportMain', { reportMainId: id }),
      client.call('delMainReport', { reportMainId: id }),
      client.call('restoreReportMain', { reportMainId: id }),
      client.call('modifyReportName', { reportMainId: id, name: 'x' }),
      client.call('reportExport', { reportMainId: id }),
    ])
    const reasons = asked.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : 'an answer'))
    expect(reasons).toEqual(reasons.map(() => refusal('40301', '没有权限查看该内容')))
  }
})

test('encryType 1 answers what only the holder of the token can read', async () => {
  const { client, customerId, scoreId, units } = await candidate(opened)
  const saved = await client.call('saveReport', { scoreId, batchList: batch(choices(units.slice(0, 2))) })
  const ask = async () => {
    const input = { customerId, reportMainId: saved.reportMainId, encryType: 1, detailLevel: 2, isExpert: 0 }
    return Buffer.from(String(await client.call('mainReportDetail', input)), 'base64')
  }
  const [sealed, again] = [await ask(), await ask()]
  expect(sealed.equals(again)).toBe(false)
  const { 'x-online-token': token = '' } = client.headers()
  const decipher = createDecipheriv(
    'aes-256-gcm',
    createHash('sha256').update(token).digest(),
    sealed.subarray(0, 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
  expect(JSON.parse(text)).toEqual(saved)
})
