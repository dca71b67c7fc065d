import { testDatabases } from '@wenjin/database/testing'
import { parseSubjects } from '@wenjin/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HUNAN, openTestApp, XINJIANG, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'

const [PHYSICS, HISTORY, COMBINED, SCIENCE, LIBERAL] = [1, 2, 3, 4, 5]
const subjects = (text: string): number => parseSubjects(text) ?? 0

const refusal = (code: string, message: string | RegExp) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) })

let opened: TestApp
let visitor: TestClient
beforeAll(async () => {
  opened = await openTestApp()
  visitor = opened.client()
})
afterAll(() => opened[Symbol.asyncDispose]())

/** A customer of their own for one test. */
let customers = 0
async function newCustomer(): Promise<TestClient> {
  const client = opened.client({ address: `203.0.113.${++customers}` })
  await client.signIn(`138000020${String(customers).padStart(2, '0')}`)
  return client
}

describe('the rank of a score', () => {
  test('is read off the table of the year, with equivalent scores of earlier years', async () => {
    const info = await visitor.call('lastRank', { ...HUNAN, score: 600 })
    expect(info).toMatchObject({ tableYear: 2026, edge: null, demo: true })
    expect(info.best).toBeLessThan(info.worst)
    expect(info.rank).toBe(info.worst)
    expect(info.equivalents.map((one) => one.year)).toEqual([2025, 2024])
    for (const { rank, score, basis, edge } of info.equivalents) {
      expect([basis, edge]).toEqual(['share', null])
      expect(Math.abs(rank - info.rank) / info.rank).toBeLessThan(0.01)
      expect(Math.abs(score - 600)).toBeLessThan(40)
    }
  })

  test.each([
    [600, 610, 590],
    [745, 750, 735],
    [750, 750, 740],
    [4, 14, 0],
    [0, 10, 0],
  ])('of %i comes with those nearby, from %i down to %i', async (score, highest, lowest) => {
    const { nearby, rank } = await visitor.call('lastRank', { ...HUNAN, score })
    expect(nearby.map((one) => one.score)).toEqual(
      Array.from({ length: highest - lowest + 1 }, (_, i) => highest - i),
    )
    expect(nearby.find((one) => one.score === score)?.rank).toBe(rank)
    for (const [i, one] of nearby.entries()) expect(one.rank).toBeGreaterThanOrEqual(nearby[i - 1]?.rank ?? 1)
  })

  test('of a year without a table is that of the latest one, and says so', async () => {
    const info = await visitor.call('lastRank', { ...HUNAN, year: 2027, score: 600 })
    expect(info).toMatchObject({ tableYear: 2026, allowed: { best: 1, worst: null } })
  })

  test('of the first year of a new form is read off the old form’s table, and says so', async () => {
    const stated = { ...XINJIANG, year: 2027, majorTypeId: PHYSICS, courseGroupId: HUNAN.courseGroupId }
    const info = await visitor.call('lastRank', { ...stated, score: 500 })
    expect(info).toMatchObject({ tableYear: 2026, oldTrack: '理科' })
    expect(info.equivalents.map(({ year }) => year)).toEqual([2025, 2024])
    const old = await visitor.call('lastRank', { ...XINJIANG, score: 500 })
    expect(old).toMatchObject({ rank: info.rank, oldTrack: '' })
    await expect(visitor.call('lastRank', { ...XINJIANG, year: 2027 })).rejects.toEqual(refusal('40001', ''))
    const client = await newCustomer()
    expect(await client.call('saveScore', { ...stated, score: 500 })).toMatchObject({ majorTypeId: PHYSICS })
  })

  test('of an earlier year is that of its own table', async () => {
    expect(await visitor.call('lastRank', { ...HUNAN, year: 2025, score: 600 })).toMatchObject({
      tableYear: 2025,
    })
  })

  test('at the open top of the table is a range, and any rank in it may be one’s own', async () => {
    const top = await visitor.call('lastRank', { ...HUNAN, score: 720 })
    expect(top).toMatchObject({ edge: 'above', best: 1, rank: top.worst })
    expect(top.worst).toBeGreaterThan(10)
    expect(top.equivalents[0]).toMatchObject({ basis: 'share', edge: 'above' })
    const client = await newCustomer()
    for (const rank of [1, top.worst]) {
      expect(await client.call('saveScore', { ...HUNAN, score: 720, rank })).toMatchObject({ rank })
    }
  })

  test('beyond the ends of the table is its end, and says so', async () => {
    const low = await visitor.call('lastRank', { ...HUNAN, score: 100 })
    expect(low).toMatchObject({ edge: 'below', rank: low.total })
  })

  test.each([
    ['before any table', { ...HUNAN, year: 2023 }],
    ['of a province without data', { ...HUNAN, provinceId: 18 }],
  ])('%s is not known', async (_what, stated) => {
    await expect(visitor.call('lastRank', { ...stated, score: 600 })).rejects.toEqual(
      refusal('40303', /尚未收录|暂未开通/),
    )
  })

  test('of a track the province does not have is refused, with or without subjects', async () => {
    const { courseGroupId, ...rest } = ZHEJIANG
    const wrong = { ...rest, majorTypeId: PHYSICS, score: 600 }
    await expect(visitor.call('lastRank', wrong)).rejects.toEqual(
      refusal('40001', '浙江2026年高考没有物理类'),
    )
    await expect(visitor.call('lastRank', { ...wrong, courseGroupId })).rejects.toEqual(
      refusal('40001', '本省不分物理类、历史类，科类应为综合'),
    )
  })
})

describe('a score', () => {
  test.each([
    [HUNAN, 751, '湖南高考满分为750分，请核对分数'],
    [HUNAN, 900, '湖南高考满分为750分，请核对分数'],
    [HUNAN, 901, '参数 score 不能大于 900'],
    [HUNAN, -1, '参数 score 不能小于 0'],
    [HUNAN, 600.5, '参数 score 类型不正确'],
  ])('of %j must be possible: %i', async (stated, score, message) => {
    const client = await newCustomer()
    await expect(client.call('saveScore', { ...stated, score })).rejects.toEqual(refusal('40001', message))
    await expect(visitor.call('lastRank', { ...stated, score })).rejects.toEqual(refusal('40001', message))
  })

  test.each([0, 750])('of %i is possible', async (score) => {
    const client = await newCustomer()
    expect(await client.call('saveScore', { ...HUNAN, score })).toMatchObject({ score })
  })

  test.each(['600', null, true, [600], { score: 600 }])(
    'that is %j is not taken for a number',
    async (score) => {
      const client = await newCustomer()
      const saved = client.call('saveScore', { ...HUNAN, score: score as unknown as number })
      await expect(saved).rejects.toEqual(refusal('40001', '参数 score 类型不正确'))
    },
  )
})

describe('subjects', () => {
  test.each([
    [
      '3+1+2: both primary subjects',
      { ...HUNAN, courseGroupId: subjects('物历化') },
      '首选科目应为物理，且物理、历史只能选一门',
    ],
    ['3+1+2: neither', { ...HUNAN, courseGroupId: subjects('化生地') }, '首选科目应为物理'],
    ['3+1+2: the other track', { ...HUNAN, majorTypeId: HISTORY }, '首选科目应为历史'],
    ['3+1+2: one too few', { ...HUNAN, courseGroupId: subjects('物化') }, '选择2门再选科目'],
    ['3+1+2: 技术', { ...HUNAN, courseGroupId: subjects('物化技') }, '选择2门再选科目'],
    ['3+1+2: combined', { ...HUNAN, majorTypeId: COMBINED }, '本省分物理类、历史类，请选择其中一类'],
    [
      '3+1+2: old tracks',
      { ...HUNAN, majorTypeId: SCIENCE, courseGroupId: 0 },
      '本省分物理类、历史类，请选择其中一类',
    ],
    ['3+3: four', { ...ZHEJIANG, courseGroupId: subjects('物化生地') }, '选择3门科目'],
    ['3+3: none', { ...ZHEJIANG, courseGroupId: 0 }, '选择3门科目'],
    ['old: any', { ...XINJIANG, courseGroupId: subjects('物化生') }, '本省实行文理分科，不需要选择科目'],
    ['old: new tracks', { ...XINJIANG, majorTypeId: PHYSICS }, '本省实行文理分科，请选择理科或文科'],
  ])('%s are refused, with the reason', async (_what, stated, message) => {
    const client = await newCustomer()
    const wrong = refusal('40001', message)
    await expect(client.call('saveScore', { ...stated, score: 500 })).rejects.toEqual(wrong)
    await expect(visitor.call('lastRank', { ...stated, score: 500 })).rejects.toEqual(wrong)
    await expect(visitor.call('batchList', { ...stated, score: 500 })).rejects.toEqual(wrong)
  })

  test.each([
    [ZHEJIANG, '浙江'],
    [{ ...ZHEJIANG, courseGroupId: subjects('历地政') }, '浙江'],
    [XINJIANG, '新疆'],
    [{ ...XINJIANG, majorTypeId: LIBERAL }, '新疆'],
    [{ ...HUNAN, majorTypeId: HISTORY, courseGroupId: subjects('历政地') }, '湖南'],
  ])('%j are what 浙江 with 技术, the old way and both tracks have', async (stated, provinceName) => {
    const client = await newCustomer()
    expect(await client.call('saveScore', { ...stated, score: 500 })).toMatchObject({
      ...stated,
      provinceName,
      score: 500,
    })
  })
})

describe('a rank of one’s own', () => {
  test('is kept when it goes with the score, and counts as given', async () => {
    const client = await newCustomer()
    const { best, rank } = await visitor.call('lastRank', { ...HUNAN, score: 600 })
    const saved = await client.call('saveScore', { ...HUNAN, score: 600, rank: best })
    expect(saved).toMatchObject({ rank: best, rankGiven: true })
    expect(await client.call('saveScore', { ...HUNAN, score: 600, rank })).toMatchObject({
      rank,
      rankGiven: false,
    })
    expect(await client.call('saveScore', { ...HUNAN, score: 600, rank: null })).toMatchObject({
      rank,
      rankGiven: false,
    })
  })

  test('that contradicts the score is refused with the ranks that go with it, as the form shows them', async () => {
    const client = await newCustomer()
    const { allowed } = await visitor.call('lastRank', { ...HUNAN, score: 600 })
    const worst = allowed.worst ?? 0
    const message = `位次与分数不符：按2026年一分一段表，600分的位次在${allowed.best}–${worst}名`
    for (const rank of [1, allowed.best - 1, worst + 1, 2_000_000]) {
      await expect(client.call('saveScore', { ...HUNAN, score: 600, rank })).rejects.toEqual(
        refusal('40006', message),
      )
    }
    for (const rank of [allowed.best, worst])
      expect(await client.call('saveScore', { ...HUNAN, score: 600, rank })).toMatchObject({ rank })
  })

  test('is taken as it is while only an earlier table stands in', async () => {
    const client = await newCustomer()
    const saved = await client.call('saveScore', { ...HUNAN, year: 2027, score: 600, rank: 5 })
    expect(saved).toMatchObject({ rank: 5, rankGiven: true })
  })
})

describe('saving', () => {
  test.each([2025, 2031])('a score of %i, which no list offers, is refused', async (year) => {
    const client = await newCustomer()
    await expect(client.call('saveScore', { ...HUNAN, year, score: 600 })).rejects.toEqual(
      refusal('40001', '请选择可填报的高考年份'),
    )
  })

  test('the same candidate twice is one score, another candidate another', async () => {
    const client = await newCustomer()
    const first = await client.call('saveScore', { ...HUNAN, score: 600 })
    const other = await client.call('saveScore', { ...HUNAN, score: 601 })
    expect(other.scoreId).not.toBe(first.scoreId)
    expect(await client.call('saveScore', { ...HUNAN, score: 600 })).toEqual(first)
    const old = await client.call('saveScore', { ...XINJIANG, score: 500 })
    expect(await client.call('saveScore', { ...XINJIANG, score: 500 })).toEqual(old)
  })

  test.each(testDatabases)('the same candidate five times at once on $name is one score', async (kind) => {
    await using own = await openTestApp({ kind })
    const client = own.client()
    await client.signIn('13800000001')
    const saved = await Promise.all(
      Array.from({ length: 5 }, () => client.call('saveScore', { ...HUNAN, score: 600 })),
    )
    expect(new Set(saved.map(({ scoreId }) => scoreId)).size).toBe(1)
  })

  test('a bound account keeps to its province and year, even when the year is on no list any more', async () => {
    await using own = await openTestApp()
    const client = own.client()
    const customerId = await client.signIn('13800000001')
    await client.call('changeProvince', { customerId, year: 2026, provinceId: 32 })
    expect(await client.call('saveScore', { ...HUNAN, score: 600 })).toMatchObject({ score: 600 })
    const elsewhere = refusal('40006', '账号已绑定湖南2026年高考，不能保存其他省份或年份的成绩')
    await expect(client.call('saveScore', { ...ZHEJIANG, score: 600 })).rejects.toEqual(elsewhere)
    await expect(client.call('saveScore', { ...HUNAN, year: 2027, score: 600 })).rejects.toEqual(elsewhere)
    own.pass(80 * 86_400_000)
    const later = own.client()
    await later.signIn('13800000001')
    expect(await later.call('saveScore', { ...HUNAN, score: 601 })).toMatchObject({ score: 601 })
  })

  test('a score is its owner’s alone, whether it exists or not', async () => {
    const owner = await newCustomer()
    const { scoreId } = await owner.call('saveScore', { ...HUNAN, score: 600 })
    const other = await newCustomer()
    const refused = refusal('40301', '没有权限查看该内容')
    for (const id of [scoreId, 999_999]) {
      await expect(other.call('queryUniv', { scoreId: id, batchId: 2 })).rejects.toEqual(refused)
      await expect(other.call('saveReport', { scoreId: id, batchList: [] })).rejects.toEqual(refused)
    }
    await expect(visitor.call('queryUniv', { scoreId, batchId: 2 })).rejects.toEqual(
      refusal('40101', '请先登录'),
    )
    expect(await owner.call('queryUniv', { scoreId, batchId: 2 })).toMatchObject({ basis: { year: 2026 } })
  })
})

describe('the mode of a province', () => {
  test('3+1+2: two tracks, twelve combinations, groups to choose from', async () => {
    const mode = await visitor.call('getChoiceMode', { provinceId: 32 })
    expect(mode).toMatchObject({
      choiceMode: 1,
      examMode: '3+1+2',
      fullMark: 750,
      majorTypes: [
        { majorTypeId: PHYSICS, name: '物理类' },
        { majorTypeId: HISTORY, name: '历史类' },
      ],
      years: [2026, 2027, 2028, 2029, 2030],
    })
    expect(mode.courseGroups).toHaveLength(12)
    expect(mode.courseGroups).toContainEqual({ courseGroupId: 13, majorTypeId: PHYSICS, name: '物化生' })
  })

  test('3+3 with 技术: one track, 35 combinations, majors to choose from', async () => {
    const mode = await visitor.call('getChoiceMode', { provinceId: 25 })
    expect(mode).toMatchObject({
      choiceMode: 2,
      examMode: '3+3',
      majorTypes: [{ majorTypeId: COMBINED, name: '综合' }],
    })
    expect(mode.courseGroups).toHaveLength(35)
  })

  test('the old way: two tracks, no combinations, schools to choose from', async () => {
    const mode = await visitor.call('getChoiceMode', { provinceId: 45 })
    expect(mode).toMatchObject({
      choiceMode: 3,
      examMode: 'old',
      courseGroups: [],
      majorTypes: [{ majorTypeId: SCIENCE }, { majorTypeId: LIBERAL }],
    })
  })

  test('is that of the year asked for', async () => {
    expect(await visitor.call('getChoiceMode', { provinceId: 37, year: 2024 })).toMatchObject({
      examMode: 'old',
    })
    expect(await visitor.call('getChoiceMode', { provinceId: 37, year: 2025 })).toMatchObject({
      examMode: '3+1+2',
    })
    const xinjiang = await visitor.call('getChoiceMode', { provinceId: 45, year: 2027 })
    expect(xinjiang).toMatchObject({ examMode: '3+1+2', examModeNote: '' })
    expect(xinjiang.examModeSource).toMatch(/^http/)
    expect(xinjiang.courseGroups).toHaveLength(12)
    const tibet = await visitor.call('getChoiceMode', { provinceId: 40, year: 2027 })
    expect(tibet).toMatchObject({ examMode: 'old', examModeNote: expect.stringContaining('尚未查实') })
  })
})
