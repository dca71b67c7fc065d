import { CALLS } from '@wenjin/contract'
import type { CallInput, CallReply, Calls, Unit } from '@wenjin/contract'
import {
  chanceOfFiling,
  FITTED_MODEL,
  legalCombinations,
  PLAN_TYPES,
  satisfies,
  SECTIONS,
  trackOf,
} from '@wenjin/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HUNAN, openTestApp, XINJIANG, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'

const ALL_SECTIONS = [...SECTIONS, 'unknown'] as const

type Input = CallInput<Calls['queryUniv']>
type Page = CallReply<Calls['queryUniv']>

let opened: TestApp
let visitor: TestClient
beforeAll(async () => {
  opened = await openTestApp()
  visitor = opened.client()
})
afterAll(() => opened[Symbol.asyncDispose]())

const query = (input: Input): Promise<Page> => visitor.call('queryUniv', input)
const unitsOf = (page: Page): Unit[] => page.univList.flatMap(({ groups }) => groups)
const refusal = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) })

/** Every unit that a query finds, page after page. */
async function everyUnit(input: Input, pageSize = 200): Promise<Unit[]> {
  const units: Unit[] = []
  for (let pageNo = 1; ; pageNo++) {
    const page = await query({ ...input, pageNo, pageSize })
    if (page.univList.length === 0) return units
    units.push(...unitsOf(page))
  }
}

describe('what is found', () => {
  test.each([
    ['groups', { ...HUNAN, batchId: 2 }],
    ['majors', { ...ZHEJIANG, batchId: 2 }],
    ['schools', { ...XINJIANG, batchId: 6 }],
  ])('%s: the pages cover every unit once, whatever their size and order', async (_what, input) => {
    const first = await query({ ...input, sections: [...ALL_SECTIONS] })
    const all = await everyUnit({ ...input, sections: [...ALL_SECTIONS] })
    const ids = (units: Unit[]) => units.map(({ planId }) => planId).toSorted((a, b) => a - b)
    expect(new Set(ids(all)).size).toBe(all.length)
    expect(all).toHaveLength(first.unitTotal)
    for (const [sort, order] of [
      ['probability', 'desc'],
      ['school', 'asc'],
      ['rank', 'desc'],
    ] as const) {
      const other = await everyUnit({ ...input, sections: [...ALL_SECTIONS], sort, order }, 137)
      expect(ids(other)).toEqual(ids(all))
    }
  })

  test('is what the subjects allow, and all of it', async () => {
    const planTypes = Object.values(PLAN_TYPES)
    const base = { ...HUNAN, batchId: 2, sections: [...ALL_SECTIONS], planTypes }
    const found = new Map<number, Unit[]>()
    for (const courseGroupId of legalCombinations('3+1+2', 32)) {
      if (trackOf('3+1+2', courseGroupId) !== 'physics') continue
      found.set(courseGroupId, await everyUnit({ ...base, courseGroupId }))
    }
    const all = new Map([...found.values()].flat().map((unit) => [unit.planId, unit]))
    const batches = await visitor.call('batchList', HUNAN)
    expect(all.size).toBe(batches.find(({ batchId }) => batchId === 2)?.unitNum)
    for (const [courseGroupId, units] of found) {
      const open = [...all.values()].filter(({ requirement }) =>
        satisfies(canonical(requirement), courseGroupId),
      )
      expect(open.length).toBeLessThan(all.size)
      expect(new Set(units.map(({ planId }) => planId))).toEqual(new Set(open.map(({ planId }) => planId)))
    }
  })

  test('has the figures the specification names, each in its bounds and in keeping with the others', async () => {
    const units = await everyUnit({ ...HUNAN, batchId: 2, sections: [...ALL_SECTIONS] })
    const floors = { unlikely: 0, reach: 0.05, match: 0.5, safety: 0.85 }
    const ceilings = { unlikely: 0.05, reach: 0.5, match: 0.85, safety: 1 }
    for (const { probability, ratio, section, cutoffLow, cutoffHigh, history } of units) {
      if (section === 'unknown') {
        expect([probability, ratio, cutoffLow, cutoffHigh]).toEqual([null, null, null, null])
        continue
      }
      expect(probability).toBeGreaterThanOrEqual(floors[section] - 0.0005)
      expect(probability).toBeLessThanOrEqual(ceilings[section] + 0.0005)
      expect(ratio).toBeGreaterThanOrEqual(0)
      expect(ratio).toBeLessThanOrEqual(1.6)
      expect(cutoffLow).toBeLessThanOrEqual(cutoffHigh ?? 0)
      for (const { year } of history) expect(year).toBeLessThan(2026)
    }
  })

  test('without sections leaves out what is unlikely, and counts it all the same', async () => {
    const page = await query({ ...HUNAN, batchId: 2 })
    const { reach, match, safety, unknown, unlikely } = page.sectionCounts
    expect(page.unitTotal).toBe(reach + match + safety + unknown)
    expect(unlikely).toBeGreaterThan(0)
    for (const section of ALL_SECTIONS) {
      const one = await query({ ...HUNAN, batchId: 2, sections: [section] })
      expect(one.unitTotal).toBe(page.sectionCounts[section])
      expect(one.sectionCounts).toEqual(page.sectionCounts)
      expect(unitsOf(one).every((unit) => unit.section === section)).toBe(true)
    }
  })

  test('without plan types leaves special programmes out until they are asked for', async () => {
    const input = { ...HUNAN, batchId: 2, sections: [...ALL_SECTIONS] }
    const ordinary = await everyUnit(input)
    expect(new Set(ordinary.map(({ planType }) => planType))).toEqual(new Set([0, 6]))
    const special = await everyUnit({ ...input, planTypes: [1] })
    expect(special.length).toBeGreaterThan(0)
    expect(new Set(special.map(({ planTypeName }) => planTypeName))).toEqual(new Set(['国家专项']))
  })
})

/** The requirement that a card shows, as the engine reads it. */
function canonical(text: string): string {
  return text === '不限' ? '' : text.replace(/\[选\d\]$/, '')
}

/** Facets of numbers, as the call's row names them. */
const FACETS = (
  Object.keys(CALLS.queryUniv.reply.properties.facets.properties) as (keyof Page['facets'])[]
).filter((facet) => facet !== 'majorClasses')

describe('a filter', () => {
  const base = { ...HUNAN, batchId: 2, pageSize: 1 }

  test.each(FACETS)(
    'by %s finds exactly what its counts say, alone and beside another filter',
    async (facet) => {
      for (const beside of [{}, { ownerships: [1] }, { areas: [32, 33], keyword: '大学' }]) {
        const { facets } = await query({ ...base, ...beside })
        const counts = facets[facet]
        expect(counts.length).toBeGreaterThan(0)
        for (const [value, count] of counts) {
          const found = await query({ ...base, ...beside, [facet]: [value] })
          expect([facet, value, found.unitTotal]).toEqual([facet, value, count])
        }
      }
    },
  )

  test('by major class finds exactly what its counts say', async () => {
    const { facets } = await query(base)
    expect(facets.majorClasses.length).toBeGreaterThan(20)
    for (const { code, count } of facets.majorClasses.slice(0, 30)) {
      expect([code, (await query({ ...base, majorClasses: [code] })).unitTotal]).toEqual([code, count])
    }
  })

  test('of several values finds what either has, of several facets what all have', async () => {
    const [hunan, hubei, both] = await Promise.all(
      [[32], [31], [31, 32]].map((areas) => query({ ...base, areas })),
    )
    expect(both!.unitTotal).toBe(hunan!.unitTotal + hubei!.unitTotal)
    const page = await query({ ...base, areas: [32], ownerships: [2], pageSize: 200 })
    expect(page.univList.length).toBeGreaterThan(0)
    for (const { areaName, ownershipName } of page.univList)
      expect([areaName, ownershipName]).toEqual(['湖南', '民办'])
  })

  test('by keyword finds schools by name and groups by their majors, in whatever case and spaces', async () => {
    const schools = await query({
      ...base,
      keyword: ' 湖南大学 ',
      sections: [...ALL_SECTIONS],
      pageSize: 200,
    })
    expect(schools.univList.map(({ univName }) => univName)).toContain('湖南大学')
    const majors = await everyUnit({ ...base, keyword: '软件工程' })
    expect(majors.length).toBeGreaterThan(0)
    for (const { planId } of majors.slice(0, 5)) {
      const { majorList } = await visitor.call('majorList', { ...HUNAN, batchId: 2, planId })
      expect(majorList.map(({ majorName }) => majorName)).toContain('软件工程')
    }
    expect((await query({ ...base, keyword: '没有这样的学校' })).unitTotal).toBe(0)
    expect((await query({ ...base, keyword: '  ' })).unitTotal).toBe((await query(base)).unitTotal)
  })

  test('by school finds all its units, special and unlikely ones too', async () => {
    const [one] = (await query({ ...base, keyword: '湖南大学', sections: [...ALL_SECTIONS] })).univList
    const page = await query({ ...base, univId: one!.univId, pageSize: 200 })
    expect(page.univList.map(({ univName }) => univName)).toEqual([one!.univName])
    const { sectionCounts } = page
    expect(page.unitTotal).toBe(Object.values(sectionCounts).reduce((sum, count) => sum + count, 0))
  })

  test('by planIds finds these units alone, in any section; an empty list finds none', async () => {
    const units = await everyUnit({ ...base, sections: [...ALL_SECTIONS] })
    const wanted = [units[0]!, units.at(-1)!, units[100]!].map(({ planId }) => planId)
    const found = unitsOf(await query({ ...base, planIds: [...wanted, 12345], pageSize: 200 }))
    expect(found.map(({ planId }) => planId).toSorted((a, b) => a - b)).toEqual(
      wanted.toSorted((a, b) => a - b),
    )
    expect((await query({ ...base, planIds: [] })).unitTotal).toBe(0)
  })

  test('by planIds says the whole distribution of each cut-off, otherwise not', async () => {
    const units = await everyUnit({ ...base, sections: [...ALL_SECTIONS] })
    expect(units.some((unit) => 'cutoffShape' in unit)).toBe(false)
    const planIds = units.slice(0, 100).map(({ planId }) => planId)
    const { basis, ...page } = await query({ ...base, planIds, pageSize: 200 })
    for (const { probability, cutoffMid, cutoffShape } of page.univList.flatMap(({ groups }) => groups)) {
      expect(cutoffShape === undefined).toBe(probability === null)
      if (cutoffShape === undefined) continue
      const chance = chanceOfFiling({ location: Math.log(cutoffMid!), ...cutoffShape }, basis.rank)
      expect(Math.abs(chance - probability!)).toBeLessThan(0.01)
    }
  })

  test.each([
    [{ feeRanges: [6] }, '参数 feeRanges 没有第 6 个区间'],
    [{ planNumRanges: [0, 31] }, '参数 planNumRanges 没有第 31 个区间'],
    [{ majorClasses: ['9999'] }, '没有代码为 9999 的专业类'],
    [{ majorClasses: ['理学'] }, '参数 majorClasses.0 不能为空|参数 majorClasses.0 格式不正确'],
    [{ areas: [-1] }, '参数 areas.0 不能小于 0'],
  ])('by what does not exist (%j) is refused', async (filter, message) => {
    await expect(query({ ...base, ...filter })).rejects.toEqual(refusal('40001', message))
  })

  test('by a value that no unit has finds nothing', async () => {
    expect((await query({ ...base, areas: [99] })).unitTotal).toBe(0)
  })
})

describe('the order', () => {
  const base = { ...ZHEJIANG, batchId: 2, pageSize: 200, sections: ['reach', 'match', 'safety'] as const }
  const ask = async (own: Partial<Input>) =>
    unitsOf(await query({ ...base, ...own, sections: [...base.sections] }))

  test('by chance falls, or rises when asked to; by ratio is the same', async () => {
    const falling = (await ask({ sort: 'probability' })).map(({ probability }) => probability ?? 0)
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    const rising = (await ask({ sort: 'probability', order: 'asc' })).map(
      ({ probability }) => probability ?? 0,
    )
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect(await ask({ sort: 'ratio' })).toEqual(await ask({ sort: 'probability' }))
  })

  test('by rank begins with the hardest, or with the easiest when asked to', async () => {
    const middle = ({ cutoffMid }: Unit) => cutoffMid ?? 0
    const hardest = (await ask({ sort: 'rank' })).map(middle)
    for (const [i, value] of hardest.slice(1).entries()) expect(value).toBeGreaterThan(hardest[i]! * 0.999)
    const easiest = (await ask({ sort: 'rank', order: 'desc' })).map(middle)
    expect(easiest[0]).toBeGreaterThan(hardest.at(-1)!)
    expect(await ask({})).toEqual(await ask({ sort: 'rank', order: 'asc' }))
  })

  test('by school keeps the units of a school together', async () => {
    const schools = (await ask({ sort: 'school' })).map(({ univId: universityId }) => universityId)
    const runs = schools.filter((universityId, i) => universityId !== schools[i - 1])
    expect(new Set(runs).size).toBe(runs.length)
  })
})

describe('whom the answer is for', () => {
  test.each([HUNAN, ZHEJIANG, XINJIANG])(
    'a visitor’s candidate %j and a saved score have one answer',
    async (stated) => {
      const client = opened.client({ address: `203.0.113.${stated.provinceId}` })
      await client.signIn(`138000000${stated.provinceId}`)
      const { scoreId } = await client.call('saveScore', stated)
      for (const batchId of [2, 3, 6]) {
        const input = { batchId, sort: 'probability' } as const
        const mine = client.call('queryUniv', { scoreId, ...input })
        const theirs = visitor.call('queryUniv', { ...stated, ...input })
        const [a, b] = await Promise.allSettled([mine, theirs])
        expect(a).toEqual(b)
      }
    },
  )

  test('a rank of one’s own counts instead of the score’s', async () => {
    const { allowed } = await visitor.call('lastRank', HUNAN)
    const page = await query({ ...HUNAN, batchId: 2, rank: allowed.best })
    expect(page.basis.rank).toBe(allowed.best)
    await expect(query({ ...HUNAN, batchId: 2, rank: 1 })).rejects.toEqual(
      refusal('40006', '^位次与分数不符'),
    )
  })

  test.each(['provinceId', 'year', 'majorTypeId', 'courseGroupId', 'score'] as const)(
    'a visitor without %s is asked for it',
    async (field) => {
      const { [field]: _missing, ...rest } = HUNAN
      await expect(query({ ...rest, batchId: 2 })).rejects.toEqual(refusal('40001', `^缺少参数 ${field}$`))
    },
  )

  test('a batch that the province does not have is refused', async () => {
    await expect(query({ ...HUNAN, batchId: 8 })).rejects.toEqual(refusal('40006', '该省份没有这个批次'))
  })

  test('a batch without data answers an empty page', async () => {
    expect(await query({ ...HUNAN, batchId: 1 })).toMatchObject({ total: 0, unitTotal: 0, univList: [] })
  })

  test('a page past the end is empty, with the same counts', async () => {
    const [first, last] = [
      await query({ ...HUNAN, batchId: 2 }),
      await query({ ...HUNAN, batchId: 2, pageNo: 100_000 }),
    ]
    expect(last).toEqual({ ...first, pageNo: 100_000, univList: [] })
  })
})

describe('what the answer rests on', () => {
  test('in a year with a plan: this year’s units, the years before as history', async () => {
    const { basis, univList } = await query({ ...HUNAN, batchId: 2 })
    expect(basis).toMatchObject({
      year: 2026,
      tableYear: 2026,
      unitYear: 2026,
      lineYears: [2025, 2024],
      demo: true,
    })
    expect(basis.model).toBe(FITTED_MODEL.version)
    expect(basis.notes).toEqual([
      '概率由2024–2025年投档位次估计，不含2026年的录取结果',
      '湖南目前是示例数据，不能用于真实填报',
    ])
    expect(basis.sources).toEqual(['示例数据·湖南·招生计划', '示例数据·湖南·一分一段表'])
    expect(univList[0]?.groups[0]?.unitYear).toBe(2026)
  })

  test('in a year without: the latest year’s units, and every stand-in is named', async () => {
    const { basis, univList } = await query({ ...HUNAN, year: 2027, batchId: 2 })
    expect(basis).toMatchObject({
      year: 2027,
      tableYear: 2026,
      unitYear: 2026,
      lineYears: [2026, 2025, 2024],
    })
    expect(basis.notes.slice(0, 2)).toEqual([
      '2027年一分一段表尚未公布，位次按2026年的表计算',
      '2027年招生计划尚未收录，以下为2026年的院校专业，填报前请以2027年招生计划为准',
    ])
    expect(univList[0]?.groups[0]?.unitYear).toBe(2026)
    expect(univList[0]?.groups[0]?.history[0]?.year).toBe(2026)
  })

  test('in the first year of a new form: the old form’s side stands in, and is named', async () => {
    const candidate = { ...XINJIANG, year: 2027, majorTypeId: 1, courseGroupId: HUNAN.courseGroupId }
    const { basis, univList } = await query({ ...candidate, batchId: 6 })
    expect(basis.notes[0]).toBe(
      '新疆2027年按3+1+2考试，物理类暂按往年理科的位次与投档线估算，批次与志愿填法以新办法为准',
    )
    expect(univList[0]?.groups[0]?.unitYear).toBe(2026)
    expect(univList[0]?.groups[0]?.probability).not.toBeNull()
    const old = await query({ ...XINJIANG, year: 2026, batchId: 6 })
    expect(old.basis.rank).toBe(basis.rank)
    expect(old.basis.notes.join('')).not.toContain('3+1+2')
  })

  test('units of two years have two ids, so that a list never means another year’s group', async () => {
    const ids = async (year: number) =>
      new Set((await everyUnit({ ...XINJIANG, year, batchId: 6 })).map(({ planId }) => planId))
    const [a, b] = [await ids(2026), await ids(2025)]
    expect([...a].filter((planId) => b.has(planId))).toEqual([])
  })
})
