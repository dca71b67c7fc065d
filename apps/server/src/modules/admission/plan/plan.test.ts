import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { parseSubjects, SECTIONS } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { HUNAN, openTestApp, XINJIANG, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const ALL_SECTIONS = [...SECTIONS, 'unknown'] as const

const refusal = (code: string, message: string) => expect.objectContaining({ code, message })

/** A source that rows of a test may name. */
async function anySource({ database }: TestApp): Promise<number> {
  const { datasetId } = await database.connection.db
    .selectFrom('dataset')
    .select('datasetId')
    .limit(1)
    .executeTakeFirstOrThrow()
  return datasetId
}

describe('batchList', () => {
  test('names the batches of a province in the order they are filled, each with its limits and line', async () => {
    await using opened = await openTestApp()
    const batches = await opened.client().call('batchList', HUNAN)
    expect(
      batches.map(({ batchId, batchName, reportEnabled }) => [batchId, batchName, reportEnabled]),
    ).toEqual([
      [1, '本科提前批', 0],
      [2, '本科批', 1],
      [3, '高职专科批', 1],
    ])
    expect(batches[1]).toMatchObject({
      reason: '',
      choiceMode: 1,
      maxUnivNum: 45,
      majorNum: 6,
      hasObey: 1,
      line: { year: 2026, source: '示例数据·湖南·批次线' },
    })
    expect(batches[1]?.queryParams).toMatchObject({ majorNumRange: ['1,6'], classCountRange: [] })
    expect(batches[1]?.queryParams.feeRange[0]).toBe('0,5000')
  })

  test('of majors and of schools have their own mode', async () => {
    await using opened = await openTestApp()
    const modes = async (stated: typeof HUNAN) =>
      (await opened.client().call('batchList', stated)).map(({ batchId, choiceMode, hasObey }) => [
        batchId,
        choiceMode,
        hasObey,
      ])
    expect(await modes(ZHEJIANG)).toEqual([
      [1, 3, 1],
      [2, 2, 0],
      [3, 2, 0],
    ])
    expect(await modes(XINJIANG)).toEqual([
      [6, 3, 1],
      [7, 3, 1],
      [3, 3, 1],
    ])
  })

  test('says why a batch cannot be filled: no data, or a score under the line', async () => {
    await using opened = await openTestApp()
    const [early, undergrad, vocational] = await opened.client().call('batchList', { ...HUNAN, score: 300 })
    expect(early).toMatchObject({
      reportEnabled: 0,
      reason: '本科提前批的招生数据尚未收录',
      unitNum: 0,
      line: null,
    })
    const line = undergrad?.line?.score
    expect(undergrad).toMatchObject({ reportEnabled: 0, reason: `300分未达2026年本科批控制线${line}分` })
    expect(vocational).toMatchObject({ reportEnabled: 1, reason: '' })
    expect(await opened.client().call('batchList', { ...HUNAN, score: line ?? 0 })).toMatchObject([
      {},
      { reportEnabled: 1 },
      {},
    ])
  })

  test('takes the line of the latest year before where this year’s is not out, and says so', async () => {
    await using opened = await openTestApp()
    const [, undergrad] = await opened.client().call('batchList', { ...HUNAN, year: 2027, score: 300 })
    expect(undergrad?.line?.year).toBe(2026)
    expect(undergrad?.reason).toBe(`300分未达2026年（2027年尚未公布）本科批控制线${undergrad?.line?.score}分`)
    const [, before] = await opened.client().call('batchList', { ...HUNAN, year: 2025, score: 600 })
    expect(before?.line?.year).toBe(2025)
  })

  test('knows a line that all tracks of a province share', async () => {
    await using opened = await openTestApp()
    await opened.database.connection.db
      .insertInto('batchLine')
      .values({
        datasetId: await anySource(opened),
        provId: 45,
        year: 2026,
        track: null,
        batchId: 6,
        batchName: '本科一批',
        planType: 0,
        score: 481,
        professionalScore: null,
        note: null,
        lineNo: 1,
      })
      .execute()
    const [first] = await opened.client().call('batchList', XINJIANG)
    expect(first).toMatchObject({ reportEnabled: 0, reason: '480分未达2026年本科一批控制线481分' })
  })
})

describe('getChoiceRules', () => {
  test('says how a province is filled, with sources and how sure each is', async () => {
    await using opened = await openTestApp()
    const rules = await opened.client().call('getChoiceRules', { provinceId: 32 })
    expect(rules.batches[1]).toMatchObject({
      batchName: '本科批',
      unit: '院校专业组',
      maxUnivNum: 45,
      majorNum: 6,
      hasObey: 1,
      parallel: 1,
      confidence: '多方一致',
    })
    expect(rules.tieBreak.text).not.toBe('')
    expect(rules.fillDates).toMatchObject({ year: 2026, confidence: '待核实' })
  })

  test('are there for every province, open or not', async () => {
    await using opened = await openTestApp()
    for (const { provId } of await opened.client().call('getProvinces', {})) {
      const { batches } = await opened.client().call('getChoiceRules', { provinceId: provId })
      expect([provId, batches.length > 0]).toEqual([provId, true])
    }
  })

  test('have no dates for a year for which none are announced', async () => {
    await using opened = await openTestApp({ now: '2027-06-26T09:00:00+08:00' })
    expect((await opened.client().call('getChoiceRules', { provinceId: 32 })).fillDates).toBeNull()
  })
})

describe('majorList', () => {
  test('shows the majors of a group with the chance the list of schools shows', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const { univList } = await client.call('queryUniv', { ...HUNAN, batchId: 2 })
    const unit = univList[0]!.groups[0]!
    const { univ, majorList, basis } = await client.call('majorList', {
      ...HUNAN,
      batchId: 2,
      planId: unit.planId,
    })
    expect(univ.groups).toEqual([unit])
    expect(majorList).toHaveLength(unit.hasMajorNum)
    expect(majorList.slice(0, 3).map(({ majorName }) => majorName)).toEqual(unit.majorNames)
    for (const { majorCode } of majorList) expect(majorCode).toMatch(/^\d{6}[TK]*$/)
    expect(majorList.reduce((sum, { planNum }) => sum + (planNum ?? 0), 0)).toBe(unit.planNum)
    expect(basis).toMatchObject({ year: 2026, unitYear: 2026 })
  })

  test('shows the one major of a unit that is one, with its own history', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const { univList } = await client.call('queryUniv', { ...ZHEJIANG, batchId: 2 })
    const unit = univList[0]!.groups[0]!
    const { majorList } = await client.call('majorList', { ...ZHEJIANG, batchId: 2, planId: unit.planId })
    expect(majorList).toMatchObject([
      { majorNo: unit.majorNo, majorName: unit.unitName, history: unit.history },
    ])
  })

  test('shows a unit that is unlikely, special or closed to the subjects all the same', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const input = { ...HUNAN, batchId: 2, sections: [...ALL_SECTIONS], pageSize: 200 }
    const special = await client.call('queryUniv', { ...input, planTypes: [1] })
    const chemistry = (await client.call('queryUniv', { ...input, keyword: '应用化学' })).univList.flatMap(
      ({ groups }) => groups.filter(({ requirement }) => requirement === '化[选1]'),
    )
    const other = { ...HUNAN, courseGroupId: parseSubjects('物地政') ?? 0, batchId: 2 }
    for (const unit of [special.univList[0]!.groups[0]!, chemistry[0]!]) {
      const { univ } = await client.call('majorList', { ...other, planId: unit.planId })
      expect(univ.groups[0]).toMatchObject({ planId: unit.planId, requirement: unit.requirement })
    }
  })

  test('of an unknown unit, or of another batch or track, says so', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const { univList } = await client.call('queryUniv', { ...HUNAN, batchId: 2 })
    const { planId } = univList[0]!.groups[0]!
    const gone = refusal('40401', '该专业组不在这个批次的招生计划中')
    await expect(client.call('majorList', { ...HUNAN, batchId: 3, planId })).rejects.toEqual(gone)
    await expect(client.call('majorList', { ...HUNAN, batchId: 2, planId: 1 })).rejects.toEqual(gone)
    const history = { ...HUNAN, majorTypeId: 2, courseGroupId: parseSubjects('历地政') ?? 0 }
    await expect(client.call('majorList', { ...history, batchId: 2, planId })).rejects.toEqual(gone)
  })
})

test('lines that no choice of the province is made of do not decide from which year the units are', async () => {
  await using opened = await openTestApp()
  await opened.database.connection.db
    .insertInto('datasetSlice')
    .values({
      datasetId: await anySource(opened),
      provId: 32,
      year: 2027,
      track: 'physics',
      kind: 'admission',
      level: LINE_LEVELS.school,
      rowCount: 1,
    })
    .execute()
  const { basis, unitTotal } = await opened.client().call('queryUniv', { ...HUNAN, year: 2028, batchId: 2 })
  expect(basis.unitYear).toBe(2026)
  expect(unitTotal).toBeGreaterThan(0)
})
