import type { CallReply, Calls } from '@wenjin/contract'
import { parseSubjects, riskOf, satisfies, SECTION_NAMES } from '@wenjin/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidate } from '../../../testing/candidate.ts'
import { HUNAN, openTestApp, XINJIANG, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'
import { refusal, WEIGHTS } from './test-lists.ts'

type Proposal = CallReply<Calls['aiReport']>

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened[Symbol.asyncDispose]())

let customers = 0
/** A new customer with a saved score. */
async function scored(stated: typeof HUNAN): Promise<{ client: TestClient; scoreId: number }> {
  const client = opened.client({ address: `203.0.114.${++customers}` })
  await client.signIn(`138000050${String(customers).padStart(2, '0')}`)
  return { client, scoreId: (await client.call('saveScore', stated)).scoreId }
}

const unitsOf = ({ list }: Proposal) => list.flatMap(({ univ }) => univ.groups)

describe('a proposed list', () => {
  test.each([
    ['groups', HUNAN, 2, 45],
    ['majors', ZHEJIANG, 2, 80],
    ['schools', XINJIANG, 7, 18],
  ])(
    'of %s is of what the person may fill in, no longer than the form',
    async (_what, stated, batchId, max) => {
      const { client, scoreId } = await scored(stated)
      const proposal = await client.call('aiReport', { scoreId, batchId, ...WEIGHTS })
      const units = unitsOf(proposal)
      expect(proposal.maxUnivNum).toBe(max)
      expect(units.length).toBeGreaterThan(max / 2)
      expect(units.length).toBeLessThanOrEqual(max)
      expect(new Set(units.map(({ planId }) => planId)).size).toBe(units.length)
      const planIds = units.map(({ planId }) => planId)
      const { univList } = await client.call('queryUniv', { scoreId, batchId, planIds, pageSize: 200 })
      const found = new Map(univList.flatMap(({ groups }) => groups).map((unit) => [unit.planId, unit]))
      for (const unit of units) {
        const { cutoffShape, ...shown } = found.get(unit.planId)!
        expect(cutoffShape).toBeDefined()
        expect(unit).toEqual(shown)
      }
      for (const { probability: chance, planType } of units) {
        expect(chance).toBeGreaterThanOrEqual(0.05)
        expect([0, 6]).toContain(planType)
      }
      expect(proposal.optionNum).toBeGreaterThanOrEqual(units.length)
      expect(proposal.basis).toMatchObject({ year: 2026, demo: true })
    },
  )

  test('says how it would end: chances that sum to 1, slipping under what the weights allow', async () => {
    const { client, scoreId } = await scored(HUNAN)
    for (const chance of [0, 3, 5]) {
      const weights = { ...WEIGHTS, chance }
      const { list, outlook, risk, safe } = await client.call('aiReport', { scoreId, batchId: 2, ...weights })
      expect(risk).toBe(riskOf(weights))
      expect(outlook.slipping).toBeLessThanOrEqual(risk)
      expect(safe).toBe(true)
      expect(outlook.ends.map(({ taken }) => taken)).toEqual(list.map(({ taken }) => taken))
      const ends = outlook.ends.reduce((sum, { taken, refused }) => sum + taken + refused, 0)
      expect(ends + outlook.slipping).toBeCloseTo(1, 2)
    }
  })

  test('slips no likelier than the usual list for who wants to be sure, whose risk is told beside it', async () => {
    const { client, scoreId } = await scored(XINJIANG)
    for (const chance of [3, 5]) {
      const asked = { scoreId, batchId: 7, ...WEIGHTS, school: 5, major: 0, city: 0, fee: 0, chance }
      const { outlook, usualSlipping } = await client.call('aiReport', asked)
      expect(outlook.slipping).toBeLessThanOrEqual(Math.max(usualSlipping!, 1e-4))
    }
  })

  test.each([
    ['groups', HUNAN],
    ['majors', ZHEJIANG],
  ])('of %s is worth a tenth more than the rule of thumb, over candidates', async (_what, stated) => {
    const gains: number[] = []
    const costs: number[] = []
    for (const below of [100, 75, 50, 25, 0]) {
      const { client, scoreId } = await scored({ ...stated, score: stated.score - below })
      const { gain, cost } = await client.call('aiReport', { scoreId, batchId: 2, ...WEIGHTS })
      costs.push(cost)
      gains.push(gain ?? 0)
    }
    expect(Math.min(...gains)).toBeGreaterThan(0)
    // free to do without a gradient it would be a tenth more; with it and solid 保 that is less by its cost
    const free = gains.map((gain, i) => (1 + gain) / (1 - costs[i]!) - 1)
    expect(free.reduce((sum, gain) => sum + gain, 0) / free.length).toBeGreaterThanOrEqual(0.1)
    expect(Math.max(...costs)).toBeLessThanOrEqual(0.05)
  })

  test('says of each choice in one line why it is there, with its chance and the preferences it meets', async () => {
    const { client, scoreId } = await scored(HUNAN)
    const input = { scoreId, batchId: 2, ...WEIGHTS, areas: [32], majorClasses: ['0809'] }
    const { list } = await client.call('aiReport', input)
    for (const { univ, reason } of list) {
      const { section } = univ.groups[0]!
      if (section === 'unknown') throw new Error('a choice without its chance')
      expect(reason).toMatch(new RegExp(`^${SECTION_NAMES[section]}：投档概率(\\d+(\\.\\d)?%|99\\.9%以上)`))
      expect(reason.length).toBeLessThan(100)
      if (univ.areaName === '湖南') expect(reason).toContain('在意向省份湖南')
    }
    expect(list.filter(({ reason }) => /意向专业类|专业符合意向/.test(reason)).length).toBeGreaterThan(
      list.length / 2,
    )
    expect(list.filter(({ reason }) => reason.includes('保底'))).toHaveLength(1)
  })

  test('follows the preferences: places, fees', async () => {
    const { client, scoreId } = await scored(HUNAN)
    const atHome = ({ list }: Proposal) =>
      list.filter(({ univ }) => univ.areaName === '湖南').length / list.length
    const base = { scoreId, batchId: 2, ...WEIGHTS }
    const any = await client.call('aiReport', base)
    const home = await client.call('aiReport', { ...base, city: 5, areas: [32] })
    expect(atHome(home)).toBeGreaterThan(atHome(any))
    expect(atHome(home)).toBeGreaterThan(0.9)
    const cheap = unitsOf(await client.call('aiReport', { ...base, feeMost: 6_000 }))
    expect(cheap.length).toBeGreaterThan(20)
    for (const { fee } of cheap) expect(Number(fee?.split('~').at(-1) ?? 0)).toBeLessThanOrEqual(6_000)
  })

  test('keeps to the subjects', async () => {
    const subjects = parseSubjects('物地政') ?? 0
    const { client, scoreId } = await scored({ ...HUNAN, courseGroupId: subjects })
    const units = unitsOf(await client.call('aiReport', { scoreId, batchId: 2, ...WEIGHTS }))
    expect(units.length).toBeGreaterThan(20)
    for (const { requirement } of units)
      expect(requirement === '不限' || satisfies(requirement.replace(/\[选\d\]$/, ''), subjects)).toBe(true)
  })

  test('is empty where nothing is left to choose from', async () => {
    const { client, scoreId } = await scored(HUNAN)
    const proposal = await client.call('aiReport', { scoreId, batchId: 2, ...WEIGHTS, feeMost: 1 })
    expect(proposal).toMatchObject({
      list: [],
      optionNum: 0,
      safe: false,
      gain: null,
      usualSlipping: null,
      outlook: { slipping: 1, refusal: 0, ends: [] },
    })
  })
})

describe('no list is proposed', () => {
  test.each([
    ['of no batch', { batchId: 9 }, '40006', '该省份没有这个批次'],
    ['of a batch in sequence', { batchId: 1 }, '40006', '普通类提前录取按顺序志愿录取，不能自动生成方案'],
    ['for an unknown class', { majorClasses: ['9999'] }, '40001', '没有代码为 9999 的专业类'],
    ['for an unknown province', { areas: [77] }, '40001', '参数 areas 中没有编号为 77 的省份'],
  ])('%s', async (_what, own, code, message) => {
    const { client, scoreId } = await scored(ZHEJIANG)
    const asked = client.call('aiReport', { scoreId, batchId: 2, ...WEIGHTS, ...own })
    await expect(asked).rejects.toEqual(refusal(code, message))
  })

  test('to a score under the line, which is told', async () => {
    const { client, scoreId } = await scored({ ...HUNAN, score: 300 })
    await expect(client.call('aiReport', { scoreId, batchId: 2, ...WEIGHTS })).rejects.toMatchObject({
      code: '40006',
      message: expect.stringMatching(/^300分未达2026年本科批控制线\d+分$/),
    })
  })

  test('for somebody else’s score', async () => {
    const { scoreId } = await scored(HUNAN)
    const { client } = await scored(HUNAN)
    for (const id of [scoreId, 999_999]) {
      const asked = client.call('aiReport', { scoreId: id, batchId: 2, ...WEIGHTS })
      await expect(asked).rejects.toEqual(refusal('40301', '没有权限查看该内容'))
    }
  })

  test('more than twenty times a minute, however they come', async () => {
    const { client, scoreId } = await candidate(opened)
    const ask = () => client.call('aiReport', { scoreId, batchId: 2, ...WEIGHTS, areas: [32] })
    const asked = await Promise.allSettled(Array.from({ length: 22 }, ask))
    const lists = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.list] : []))
    expect(lists).toHaveLength(20)
    for (const list of lists) expect(list).toEqual(lists[0])
    const often = refusal('42901', '请求过于频繁，请1分钟后再试')
    expect(asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toEqual([
      often,
      often,
    ])
    opened.pass(60_001)
    expect((await ask()).list).toEqual(lists[0])
  })
})
