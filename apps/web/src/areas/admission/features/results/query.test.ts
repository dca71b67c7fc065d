import { callLimits } from '@wenjin/contract'
import type { PastYear } from '@wenjin/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseBatch } from './batch-choice.ts'
import { filterText, optionGroups, rangeText } from './facets.ts'
import type { Batch, Facets } from './facets.ts'
import { filterCount, LIKELY, NO_FILTERS, queryInput, readQuery, toggleFilter, writeQuery } from './query.ts'
import { rankStrip, stripText } from '../unit/rank-strip.ts'

const BATCH: Batch = {
  batchId: 2,
  batchName: '本科批',
  reportEnabled: 1,
  reason: '',
  choiceMode: 1,
  maxUnivNum: 45,
  majorNum: 6,
  hasObey: 1,
  line: null,
  unitNum: 3000,
  queryParams: {
    feeRange: ['0,5000', '5000,6500', '40000,'],
    planNumRange: ['1,5', '100,'],
    majorNumRange: [],
    classCountRange: [],
    subclassCountRange: [],
  },
}

const FACETS: Facets = {
  areas: [
    [32, 40],
    [15, 12],
  ],
  features: [[1, 3]],
  departments: [],
  levels: [],
  ownerships: [],
  kinds: [[0, 9]],
  planTypes: [],
  feeRanges: [[2, 4]],
  planNumRanges: [],
  majorClasses: [{ code: '0809', name: '计算机类', category: '工学', count: 7 }],
}

function past(year: number, rank: number | null): PastYear {
  return {
    year,
    rank,
    score: 600,
    rankDerived: false,
    planNum: 10,
    otherRequirement: '',
    source: '湖南省教育考试院',
  }
}

describe('the list in the address', () => {
  test('an address without parameters shows 冲 稳 保 by rank', () => {
    expect(readQuery(new URLSearchParams())).toEqual({
      sections: LIKELY,
      filters: NO_FILTERS,
      keyword: '',
      sort: 'rank',
    })
  })

  test('what is written is read back, and other parameters stay', () => {
    const codes = fc.uniqueArray(fc.nat({ max: 45 }), { maxLength: 8 })
    const ranges = fc.uniqueArray(fc.nat({ max: 31 }), { maxLength: 8 })
    const query = fc.record({
      sections: fc.subarray(['reach', 'match', 'safety', 'unlikely', 'unknown'] as const, { minLength: 1 }),
      filters: fc.record({
        areas: codes,
        features: codes,
        kinds: codes,
        levels: codes,
        ownerships: codes,
        departments: codes,
        feeRanges: ranges,
        planNumRanges: ranges,
        planTypes: codes,
        majorClasses: fc.uniqueArray(fc.constantFrom('0809', '0101', '100201'), { maxLength: 3 }),
      }),
      keyword: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      sort: fc.constantFrom('rank' as const, 'probability' as const, 'school' as const),
    })
    fc.assert(
      fc.property(query, (one) => {
        const params = writeQuery(new URLSearchParams('batchId=2'), one)
        expect(readQuery(new URLSearchParams(params.toString()))).toEqual(one)
        expect(params.get('batchId')).toBe('2')
      }),
    )
  })

  test('nonsense in an address is left out', () => {
    const { filters, sections, sort } = readQuery(
      new URLSearchParams(
        'areas=32-abc-999-32&feeRanges=31-32&majorClasses=08x-0809&sections=everything&sort=luck',
      ),
    )
    expect(filters.areas).toEqual([32])
    expect(filters.feeRanges).toEqual([31])
    expect(filters.majorClasses).toEqual(['0809'])
    expect(sections).toEqual(LIKELY)
    expect(sort).toBe('rank')
  })

  test('a filter keeps as many values as the call takes', () => {
    const { maxItems } = callLimits('queryUniv').areas
    const codes = Array.from({ length: maxItems + 1 }, (_, code) => code)
    const { filters } = readQuery(new URLSearchParams(`areas=${codes.join('-')}`))
    expect(filters.areas).toEqual(codes.slice(0, maxItems))
    expect(toggleFilter(filters, 'areas', maxItems)).toBe(filters)
  })

  test('only filters in force travel to the server', () => {
    const filters = toggleFilter(toggleFilter(NO_FILTERS, 'areas', 32), 'majorClasses', '0809')
    expect(queryInput({ sections: ['match'], filters, keyword: '', sort: 'rank' })).toEqual({
      areas: [32],
      majorClasses: ['0809'],
      sections: ['match'],
      sort: 'rank',
    })
    expect(filterCount(filters)).toBe(2)
    expect(toggleFilter(filters, 'areas', 32).areas).toEqual([])
  })
})

describe('filter values', () => {
  test('offer what some unit has, in the order of the codes, and what is already chosen', () => {
    const [areas] = optionGroups('areas', FACETS, { ...NO_FILTERS, areas: [33] }, BATCH)
    expect(areas?.options).toEqual([
      { value: 15, name: '北京', count: 12 },
      { value: 32, name: '湖南', count: 40 },
      { value: 33, name: '广东', count: 0 },
    ])
    expect(optionGroups('levels', FACETS, NO_FILTERS, BATCH)).toEqual([])
  })

  test('major classes stand under their category', () => {
    const groups = optionGroups('majorClasses', FACETS, { ...NO_FILTERS, majorClasses: ['1002'] }, BATCH)
    expect(groups.map(({ title }) => title)).toEqual(['工学', '其他'])
  })

  test('ranges read with ~ and open ends in words', () => {
    expect(['0,5000', '5000,6500', '40000,'].map(rangeText)).toEqual(['5000以下', '5000~6500', '40000以上'])
    expect(filterText('feeRanges', 2, BATCH)).toBe('40000以上')
    expect(filterText('feeRanges', 9, BATCH)).toBe('')
    expect(filterText('features', 1, BATCH)).toBe('985')
    expect(filterText('majorClasses', '0809', BATCH, FACETS)).toBe('计算机类')
  })
})

describe('which batch shows', () => {
  const closed = { ...BATCH, batchId: 1, reportEnabled: 0 }
  const open = { ...BATCH, batchId: 2 }
  const later = { ...BATCH, batchId: 3 }

  test('the one asked for, else the one last used, else the first open one, else the first', () => {
    const all = [closed, open, later]
    expect(chooseBatch(all, 3, 1)?.batchId).toBe(3)
    expect(chooseBatch(all, 9, 1)?.batchId).toBe(1)
    expect(chooseBatch(all, undefined, undefined)?.batchId).toBe(2)
    expect(chooseBatch([closed], undefined, 9)?.batchId).toBe(1)
    expect(chooseBatch([], 1, 1)).toBeUndefined()
  })
})

describe('the strip of ranks', () => {
  test('keeps every mark inside, in the order of the ranks', () => {
    const rank = fc.integer({ min: 1, max: 400_000 })
    fc.assert(
      fc.property(fc.array(rank, { minLength: 1, maxLength: 3 }), rank, (ranks, own) => {
        const history = ranks.map((one, i) => past(2025 - i, one))
        const strip = rankStrip({ history, cutoffLow: null, cutoffHigh: null }, own)
        if (strip === null) throw new Error('no strip')
        const points = [
          ...strip.marks.map(({ at }, i) => ({ at, rank: ranks[i] ?? 0 })),
          { at: strip.own, rank: own },
        ]
        for (const { at } of points) expect(at > 0 && at < 1).toBe(true)
        for (const a of strip.marks) {
          const near = strip.marks.filter(({ at, year }) => year !== a.year && Math.abs(at - a.at) < 0.14)
          expect(near.some(({ row }) => row === a.row)).toBe(false)
        }
        const sorted = points.toSorted((a, b) => a.at - b.at)
        expect(sorted.map(({ rank }) => rank)).toEqual(ranks.concat(own).toSorted((a, b) => a - b))
      }),
    )
  })

  test('without a known rank there is no strip', () => {
    expect(rankStrip({ history: [past(2025, null)], cutoffLow: null, cutoffHigh: null }, 8000)).toBeNull()
    expect(stripText({ history: [] }, 8000)).toBe('往年位次未知')
    expect(stripText({ history: [past(2025, 9000), past(2024, 7000)] }, 8000)).toBe(
      '我的位次在近2年中有1年达到投档位次',
    )
  })
})
