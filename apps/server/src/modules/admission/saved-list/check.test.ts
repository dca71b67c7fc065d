import type { ListChoice, Unit } from '@wenjin/contract'
import { parseSubjects } from '@wenjin/engine'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HUNAN, openTestApp, send, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { batch, candidate, choices, planIdsOf } from '../../../testing/candidate.ts'
import type { Candidate, Detail } from '../../../testing/candidate.ts'

const refusal = (code: string, message: string) => expect.objectContaining({ code, message })

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened[Symbol.asyncDispose]())

describe('a list is refused', () => {
  async function refused(
    list: { batchList: Detail['batchList'] | ReturnType<typeof batch> },
    asker: Candidate,
  ) {
    return asker.client
      .call('saveReport', { scoreId: asker.scoreId, batchList: list.batchList as ReturnType<typeof batch> })
      .then(
        () => 'saved',
        ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
      )
  }

  test('over its limits, by the server', async () => {
    const hunan = await candidate(opened)
    expect(await refused({ batchList: batch(choices(hunan.units.slice(0, 46))) }, hunan)).toBe(
      '40006 只能添加45个志愿！',
    )
    expect(await refused({ batchList: batch(choices(hunan.units.slice(0, 45))) }, hunan)).toBe('saved')
    const [unit] = hunan.units
    const majors = Array.from({ length: 13 }, (_, i) => ({ planId: i + 1, majorNo: '' }))
    expect(await refused({ batchList: batch(choices([unit!], { majorList: majors })) }, hunan)).toBe(
      '40006 只能添加12个专业！',
    )
    const zhejiang = await candidate(opened, ZHEJIANG)
    expect(await refused({ batchList: batch(choices(zhejiang.units.slice(0, 81))) }, zhejiang)).toBe(
      '40006 只能添加80个志愿！',
    )
    expect(await refused({ batchList: batch(choices(zhejiang.units.slice(0, 80))) }, zhejiang)).toBe('saved')
    expect(
      await refused({ batchList: batch(choices(zhejiang.units.slice(0, 1), { isObey: 1 })) }, zhejiang),
    ).toBe('40006 普通类一段以专业为志愿单位，不设服从专业调剂')
  })

  test('with a choice that is not in the batch, or not open to the subjects', async () => {
    const asker = await candidate(opened)
    const [unit] = asker.units
    const notThere = '志愿不在本科批的招生计划中，请移除后重新添加'
    expect(await refused({ batchList: batch(choices([unit!], { planId: 1 })) }, asker)).toBe(
      `40006 第1${notThere}`,
    )
    const vocational = batch(choices([unit!]), 3)
    expect(await refused({ batchList: vocational }, asker)).toBe(
      '40006 第1志愿不在高职专科批的招生计划中，请移除后重新添加',
    )
    const chemistry = asker.units.find(({ requirement }) => requirement === '化[选1]')
    const other = await candidate(opened, { ...HUNAN, courseGroupId: parseSubjects('物地政') ?? 0 })
    const closed = await refused({ batchList: batch(choices([unit!, chemistry!].toReversed())) }, other)
    expect(closed).toMatch(/^40006 第1志愿.+要求选考化\[选1\]，与所选科目不符$/)
  })

  test('with a group whose code no source says', async () => {
    await using own = await openTestApp()
    const db = ownDb(own)
    const row = await db
      .selectFrom('plan')
      .selectAll()
      .where('provId', '=', 32)
      .where('year', '=', 2026)
      .where('track', '=', 'physics')
      .where('batchId', '=', 2)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('plan')
      .values({
        ...row,
        groupCode: null,
        groupName: '',
        majorCode: null,
        majorName: '别处没有的专业',
        lineNo: 900_000,
      })
      .execute()
    const asker = await candidate(own)
    const { univList } = await asker.client.call('queryUniv', {
      scoreId: asker.scoreId,
      batchId: 2,
      univId: row.univId!,
    })
    const units = univList.flatMap(({ groups }) => groups)
    const nameless = units.find(({ canFile }) => !canFile)!
    expect(nameless).toMatchObject({ unitName: '专业组（代码未注明）', group: '' })
    expect(await refused({ batchList: batch(choices([nameless])) }, asker)).toMatch(
      /^40006 第1志愿：.+的专业组没有注明代码，不能填报，请移除$/,
    )
    expect(units.filter(({ canFile }) => canFile).length).toBe(units.length - 1)
  })

  test('with choices twice, gaps in the numbers, or a batch twice or unknown', async () => {
    const asker = await candidate(opened)
    const [a, b] = choices(asker.units.slice(0, 2)) as [ListChoice, ListChoice]
    const gap = '40001 志愿序号应从1起连续且不重复'
    expect(await refused({ batchList: batch([a, { ...a, reportNo: 2 }]) }, asker)).toBe(
      '40001 同一志愿不能重复添加',
    )
    expect(await refused({ batchList: batch([a, { ...b, reportNo: 3 }]) }, asker)).toBe(gap)
    expect(await refused({ batchList: batch([a, { ...b, reportNo: 1 }]) }, asker)).toBe(gap)
    expect(await refused({ batchList: batch([{ ...a, reportNo: 2 }]) }, asker)).toBe(gap)
    expect(await refused({ batchList: [...batch([]), ...batch([])] }, asker)).toBe(
      '40001 同一批次只能出现一次',
    )
    expect(await refused({ batchList: batch([], 8) }, asker)).toBe('40006 该省份没有这个批次')
  })

  test('with majors of another group, or twice', async () => {
    const asker = await candidate(opened)
    const [a, b] = asker.units
    const [major] = (
      await asker.client.call('majorList', { scoreId: asker.scoreId, batchId: 2, planId: b!.planId })
    ).majorList
    const foreign = [{ planId: major!.planId, majorNo: '' }]
    expect(await refused({ batchList: batch(choices([a!], { majorList: foreign })) }, asker)).toBe(
      '40006 第1志愿含有不属于该专业组的专业，请移除后重新选择',
    )
    const twice = choices([b!], { majorList: [...foreign, ...foreign] })
    expect(await refused({ batchList: batch(twice) }, asker)).toBe('40001 第1志愿的专业不能重复')
  })

  test('with parts that are no choices', async () => {
    const { client, scoreId, units } = await candidate(opened)
    const [choice] = choices(units.slice(0, 1))
    for (const [wrong, message] of [
      [{ ...choice, isObey: 2 }, '参数 batchList.0.reportUnivList.0.isObey 不能大于 1'],
      [{ ...choice, isObey: true }, '参数 batchList.0.reportUnivList.0.isObey 类型不正确'],
      [{ ...choice, planId: '5' }, '参数 batchList.0.reportUnivList.0.planId 类型不正确'],
      [{ ...choice, planId: 2 ** 53 }, '参数 batchList.0.reportUnivList.0.planId 不能大于 9007199254740991'],
      [{ ...choice, group: 'a\u0000' }, '参数 batchList.0.reportUnivList.0.group 格式不正确'],
      [
        { ...choice, majorList: [{ planId: 1, majorNo: '\ud800' }] },
        '参数 batchList.0.reportUnivList.0.majorList.0.majorNo 格式不正确',
      ],
      [{ ...choice, probability: 1 }, '多余的参数 probability'],
      [{ reportNo: 1 }, '缺少参数 planId'],
      [null, '参数 batchList.0.reportUnivList.0 类型不正确'],
    ] as const) {
      const list = { scoreId, batchList: [{ batchId: 2, reportUnivList: [wrong] }] }
      const { envelope } = await send(opened.app, 'saveReport', list, client.headers())
      expect(envelope).toEqual({ resultCode: '40001', message, data: null })
    }
  })

  test.each(['', ' ', '\u3000', 'a\u0000b', 'a\nb', '\ud800', '长'.repeat(41)])(
    'with the name %j',
    async (name) => {
      const { client, scoreId } = await candidate(opened)
      const saved = client.call('saveReport', { scoreId, name, batchList: [] })
      await expect(saved).rejects.toMatchObject({
        code: '40001',
        message: expect.stringMatching(/^参数 name /),
      })
    },
  )
})

describe('choices that the data no longer have', () => {
  // the caches look at the data's version every two seconds
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('stay in the list they were in, can be moved and thinned out, but not added', async () => {
    await using own = await openTestApp()
    const { client, customerId, scoreId, units } = await candidate(own)
    const [a, b, c] = units.filter(({ hasMajorNum }) => hasMajorNum >= 3) as [Unit, Unit, Unit]
    const { majorList } = await client.call('majorList', { scoreId, batchId: 2, planId: a.planId })
    const majors = majorList.slice(0, 3).map(({ planId, majorNo }) => ({ planId, majorNo }))
    const [first, second] = choices([a, b]) as [ListChoice, ListChoice]
    const before = await client.call('saveReport', {
      scoreId,
      batchList: batch([{ ...first, majorList: majors }, second]),
    })
    await ownDb(own).deleteFrom('plan').where('provId', '=', 32).where('year', '=', 2026).execute()
    await growVersion(own)

    const { reportMainId: listId } = before
    const moved = [
      { ...second, reportNo: 1 },
      { ...first, reportNo: 2, isObey: 1 as const, majorList: [majors[2]!, majors[0]!] },
    ]
    const after = await client.call('saveReport', {
      reportMainId: listId,
      scoreId,
      version: 1,
      batchList: batch(moved),
    })
    expect(planIdsOf(after)).toEqual([b.planId, a.planId])
    expect(after.batchList[0]?.reportUnivList[1]).toEqual({
      ...before.batchList[0]!.reportUnivList[0]!,
      reportNo: 2,
      isObey: 1,
      majorList: [majorList[2]!, majorList[0]!].map(({ planId, majorNo, majorName }) => ({
        planId,
        majorNo,
        majorName,
      })),
    })
    const added = batch([...moved, ...choices([c]).map((choice) => ({ ...choice, reportNo: 3 }))])
    await expect(
      client.call('saveReport', { reportMainId: listId, scoreId, version: 2, batchList: added }),
    ).rejects.toEqual(refusal('40006', '第3志愿不在本科批的招生计划中，请移除后重新添加'))
    const more = batch([
      { ...moved[1]!, reportNo: 1, majorList: [{ planId: majorList[4]?.planId ?? 1, majorNo: '' }] },
    ])
    await expect(
      client.call('saveReport', { reportMainId: listId, scoreId, version: 2, batchList: more }),
    ).rejects.toEqual(refusal('40006', '第1志愿含有不属于该专业组的专业，请移除后重新选择'))
    expect(await client.call('mainReportDetail', { customerId, reportMainId: listId })).toEqual(after)
  })

  test('a major that left its group stays where it was chosen', async () => {
    await using own = await openTestApp()
    const { client, scoreId, units } = await candidate(own)
    const [unit] = units as [Unit]
    const { majorList, univ } = await client.call('majorList', { scoreId, batchId: 2, planId: unit.planId })
    const majors = majorList.slice(0, 2).map(({ planId, majorNo }) => ({ planId, majorNo }))
    const list = batch(choices([unit], { majorList: majors }))
    const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList: list })
    await ownDb(own)
      .deleteFrom('plan')
      .where('provId', '=', 32)
      .where('year', '=', 2026)
      .where('univId', '=', univ.univId)
      .where('majorName', '=', majorList[0]!.majorName)
      .execute()
    await growVersion(own)
    const saved = await client.call('saveReport', {
      reportMainId: listId,
      scoreId,
      version: 1,
      batchList: list,
    })
    expect(saved.batchList[0]?.reportUnivList[0]?.majorList.map(({ majorName }) => majorName)).toEqual(
      majorList.slice(0, 2).map(({ majorName }) => majorName),
    )
  })
})

function ownDb(own: TestApp) {
  return own.database.connection.db
}

/** Says that the data changed, and lets the caches see it. */
async function growVersion(own: TestApp): Promise<void> {
  await ownDb(own)
    .updateTable('dataVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
  vi.setSystemTime(Date.now() + 2_001)
}
