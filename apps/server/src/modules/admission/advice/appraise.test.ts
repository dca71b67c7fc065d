import type { CallReply, Calls, Finding, Unit } from '@wenjin/contract'
import { parseSubjects } from '@wenjin/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { batch, candidate, choices } from '../../../testing/candidate.ts'
import type { Candidate } from '../../../testing/candidate.ts'
import { HUNAN, openTestApp, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refusal, replacePlanId, savedList, surestFirst, WEIGHTS } from './test-lists.ts'

/** A group whose majors carry remarks, and one without a line in any year; set before the app reads them. */
const REMARKED = { univ: '南华大学', group: '201' }
const LINELESS = { univ: '湘潭大学', group: '201' }

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
  const { db } = opened.database.connection
  const placeOf = async ({ univ, group }: typeof REMARKED) => {
    const { univId: universityId } = await db
      .selectFrom('university')
      .select('univId')
      .where('name', '=', univ)
      .executeTakeFirstOrThrow()
    return { univId: universityId, group }
  }
  const remarked = await placeOf(REMARKED)
  await db
    .updateTable('plan')
    .set({ note: '色盲、色弱不予录取；就读于雨母校区', fee: 32_000 })
    .where('provId', '=', 32)
    .where('year', '=', 2026)
    .where('univId', '=', remarked.univId)
    .where('groupCode', '=', remarked.group)
    .execute()
  const lineless = await placeOf(LINELESS)
  await db
    .deleteFrom('admissionLine')
    .where('provId', '=', 32)
    .where('univId', '=', lineless.univId)
    .where('groupCode', '=', lineless.group)
    .execute()
  // a batch of 浙江 that is filled in sequence
  const plans = await db
    .selectFrom('plan')
    .selectAll()
    .where('provId', '=', 25)
    .where('year', '=', 2026)
    .where('batchId', '=', 2)
    .limit(5)
    .execute()
  await db
    .insertInto('plan')
    .values(plans.map((plan, i) => ({ ...plan, batchId: 1, lineNo: 900_000 + i })))
    .execute()
})
afterAll(() => opened[Symbol.asyncDispose]())

type Reply = CallReply<Calls['reportAppraise']>

async function appraised(asker: Candidate, list: ReturnType<typeof choices>): Promise<Reply> {
  const listId = await savedList(asker, list)
  return asker.client.call('reportAppraise', { reportMainId: listId, batchId: 2 })
}

const kindsOf = ({ findings }: Reply) => findings.map(({ kind }) => kind)
const found = ({ findings }: Reply, kind: Finding['kind']) => findings.find((one) => one.kind === kind)
const between = (units: readonly Unit[], low: number, high: number) =>
  units.filter(({ probability: chance }) => chance !== null && chance >= low && chance < high)

/** The unit of a group that a test has prepared. */
async function unitOf({ client, scoreId }: Candidate, { univ, group }: typeof REMARKED): Promise<Unit> {
  const { univList } = await client.call('queryUniv', {
    scoreId,
    batchId: 2,
    keyword: univ,
    sections: ['unlikely', 'reach', 'match', 'safety', 'unknown'],
    pageSize: 50,
  })
  const unit = univList.flatMap(({ groups }) => groups).find((one) => one.group === group)
  if (unit === undefined) throw new Error(`${univ} ${group} is not offered`)
  return unit
}

describe('the risk check', () => {
  test('of a sound list finds nothing to warn of, and says what it rests on', async () => {
    const asker = await candidate(opened)
    const { client, scoreId } = asker
    const { list, maxUnivNum } = await client.call('aiReport', { scoreId, batchId: 2, ...WEIGHTS })
    const units = list.flatMap(({ univ }) => univ.groups)
    const reply = await appraised(asker, choices(units, { isObey: 1 }))
    expect(reply).toMatchObject({ batchName: '本科批', univNum: units.length, maxUnivNum, version: 1 })
    expect(reply.findings.filter(({ level }) => level === 'danger')).toEqual([])
    // proposal and check share one judgement
    for (const kind of ['slipping', 'unsafe', 'wasted', 'steep', 'flat'])
      expect(kindsOf(reply)).not.toContain(kind)
    expect(reply.outlook?.ends.map(({ planId }) => planId)).toEqual(units.map(({ planId }) => planId))
    expect(reply.basis.lineYears).toEqual([2025, 2024])
  })

  test('of hopeful choices only warns of slipping, of nothing safe, of a flat list', async () => {
    const asker = await candidate(opened)
    const reply = await appraised(asker, choices(between(asker.units, 0.05, 0.3).slice(0, 8), { isObey: 1 }))
    const [first] = reply.findings
    expect(first).toMatchObject({ kind: 'slipping', level: 'danger', reportNos: [] })
    expect(first?.title).toMatch(/^滑档风险\d+%$/)
    expect(first?.text).toContain('还可填37个')
    expect(found(reply, 'unsafe')).toMatchObject({ level: 'warn', title: '没有保底志愿' })
    expect(found(reply, 'flat')?.text).toBe('100%的志愿投档概率在5%到50%之间，都属于冲。请增加稳和保的志愿。')
    expect(
      Math.abs((reply.outlook?.slipping ?? 0) * 100 - Number(/\d+/.exec(first?.title ?? '')?.[0])),
    ).toBeLessThan(1)
  })

  test('of sure choices only says that the list may be too low', async () => {
    const asker = await candidate(opened)
    const reply = await appraised(asker, choices(surestFirst(asker.units).slice(0, 6), { isObey: 1 }))
    expect(found(reply, 'flat')).toMatchObject({ level: 'note' })
    expect(found(reply, 'flat')?.text).toContain('可能填低了')
    expect(found(reply, 'wasted')).toBeUndefined()
  })

  test('names choices behind a sure one, and a gap between hope and safety', async () => {
    const asker = await candidate(opened)
    const [sure] = surestFirst(asker.units)
    const hopes = between(asker.units, 0.05, 0.3).slice(0, 2)
    const reply = await appraised(asker, choices([sure!, ...hopes], { isObey: 1 }))
    expect(found(reply, 'wasted')).toMatchObject({
      level: 'warn',
      title: '第2–3志愿几乎轮不到',
      reportNos: [2, 3],
    })
    expect(found(reply, 'steep')?.text).toMatch(
      /^第[23]志愿投档概率\d+(\.\d)?%，更稳的第1志愿投档概率99\.9%以上，两者之间没有过渡。/,
    )
  })

  test('tells of refusal: few majors without obedience, and what cannot be told', async () => {
    const asker = await candidate(opened)
    const { client, scoreId } = asker
    const unit = between(asker.units, 0.4, 0.7).find(({ hasMajorNum }) => hasMajorNum >= 4)!
    const { majorList } = await client.call('majorList', { scoreId, batchId: 2, planId: unit.planId })
    const min = majorList.toSorted((a, b) => (a.planNum ?? 0) - (b.planNum ?? 0))[0]!
    const chosen = [{ planId: min.planId, majorNo: min.majorNo }]
    const risky = await appraised(asker, choices([unit], { isObey: 0, majorList: chosen }))
    expect(found(risky, 'refusal')).toMatchObject({ level: 'danger', reportNos: [1] })
    expect(risky.outlook?.refusal).toBeGreaterThan(0.05)
    const all = majorList.map(({ planId, majorNo }) => ({ planId, majorNo }))
    for (const own of [
      { isObey: 1, majorList: chosen },
      { isObey: 0, majorList: all },
    ]) {
      const sound = await appraised(asker, choices([unit], own))
      expect(sound.outlook?.refusal).toBe(0)
      expect(kindsOf(sound)).not.toContain('refusal')
    }
    const undecided = await appraised(asker, choices([unit], { isObey: 0 }))
    expect(found(undecided, 'refusal')).toMatchObject({
      level: 'note',
      title: '第1志愿的退档风险未计入',
      reportNos: [1],
    })
  })

  test('names limits of body, campus and fee in the words of the plan', async () => {
    const asker = await candidate(opened)
    const unit = await unitOf(asker, REMARKED)
    const listId = await savedList(asker, choices([...asker.units.slice(0, 2), unit], { isObey: 1 }))
    const ask = () => asker.client.call('reportAppraise', { reportMainId: listId, batchId: 2 })
    const reply = await ask()
    expect(found(reply, 'physical')).toMatchObject({ level: 'warn', reportNos: [3] })
    expect(found(reply, 'physical')?.text).toContain('「色盲、色弱不予录取」')
    expect(found(reply, 'campus')).toMatchObject({ level: 'note', reportNos: [3] })
    expect(found(reply, 'campus')?.text).toContain('「就读于雨母校区」')
    expect(found(reply, 'fee')).toMatchObject({ level: 'note', title: '学费较高', reportNos: [3] })
    await asker.client.call('updateExpertParams', {
      reportMainId: listId,
      ...WEIGHTS,
      areas: [],
      majorClasses: [],
      feeMost: 30_000,
    })
    expect(found(await ask(), 'fee')).toMatchObject({
      level: 'warn',
      title: '学费超过你设的每年30000元',
      reportNos: [3],
      text: expect.stringContaining('最高每年32000元'),
    })
  })

  test('counts a choice without past lines, or gone from the plan, with no chance and says so', async () => {
    const asker = await candidate(opened)
    const unit = await unitOf(asker, LINELESS)
    expect(unit.probability).toBeNull()
    const listId = await savedList(asker, choices([unit, ...asker.units.slice(0, 2)], { isObey: 1 }))
    await replacePlanId(opened, listId, 3, 777)
    const reply = await asker.client.call('reportAppraise', { reportMainId: listId, batchId: 2 })
    expect(found(reply, 'unknown')).toMatchObject({ level: 'note', title: '往年数据不足', reportNos: [1] })
    expect(found(reply, 'gone')).toMatchObject({
      level: 'danger',
      title: '不在2026年招生计划中',
      reportNos: [3],
    })
    expect(reply.outlook?.ends.map(({ taken }) => taken > 0)).toEqual([false, true, false])
    const alone = await appraised(asker, choices([unit]))
    expect(alone.findings).toMatchObject([{ kind: 'unknown', level: 'warn' }])
    expect(alone.outlook).toMatchObject({ slipping: 1 })
  })

  test('names a choice that the subjects do not open', async () => {
    const asker = await candidate(opened)
    const chemistry = asker.units.filter(({ requirement }) => requirement.startsWith('化')).slice(0, 1)
    const listId = await savedList(asker, choices(chemistry, { isObey: 1 }))
    const other = await asker.client.call('saveScore', {
      ...HUNAN,
      courseGroupId: parseSubjects('物地政') ?? 0,
    })
    await opened.database.connection.db
      .updateTable('reportMain')
      .set({ scoreId: other.scoreId })
      .where('reportMainId', '=', listId)
      .execute()
    const reply = await asker.client.call('reportAppraise', { reportMainId: listId, batchId: 2 })
    expect(found(reply, 'requirement')).toMatchObject({ level: 'danger', reportNos: [1] })
    expect(reply.outlook).toMatchObject({ slipping: 1 })
  })

  test('of an empty batch finds nothing, and nothing would hold', async () => {
    const asker = await candidate(opened)
    const reply = await appraised(asker, [])
    expect(reply).toMatchObject({ univNum: 0, findings: [], outlook: { slipping: 1, refusal: 0, ends: [] } })
  })

  test('simulates no batch that is filled in sequence, and says so', async () => {
    const asker = await candidate(opened, ZHEJIANG)
    const { client, scoreId } = asker
    const { univList } = await client.call('queryUniv', { scoreId, batchId: 1, sections: ['unknown'] })
    const units = univList.flatMap(({ groups }) => groups)
    const { reportMainId: listId } = await client.call('saveReport', {
      scoreId,
      batchList: batch(choices(units.slice(0, 2)), 1),
    })
    const reply = await client.call('reportAppraise', { reportMainId: listId, batchId: 1 })
    expect(reply.outlook).toBeNull()
    expect(found(reply, 'sequential')?.text).toContain('普通类提前录取按顺序志愿录取')
    // proposal and check share one judgement
    for (const kind of ['slipping', 'unsafe', 'wasted', 'steep', 'flat'])
      expect(kindsOf(reply)).not.toContain(kind)
    // a whole school has no name of its own beside the school's
    expect(found(reply, 'unknown')?.text).toMatch(/^第1志愿\S+[；。]/)
    await expect(client.call('autoOrder', { reportMainId: listId, batchId: 1 })).rejects.toEqual(
      refusal('40006', '普通类提前录取按顺序志愿录取，先后次序会影响机会，不能自动调整'),
    )
  })

  test('asked five times at once answers the same', async () => {
    const asker = await candidate(opened)
    const listId = await savedList(asker, choices(asker.units.slice(0, 20)))
    const ask = () => asker.client.call('reportAppraise', { reportMainId: listId, batchId: 2 })
    const replies = await Promise.all(Array.from({ length: 5 }, ask))
    for (const reply of replies) expect(reply).toEqual(replies[0])
  })
})
