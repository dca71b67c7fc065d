import { describe, expect, test } from 'vitest'
import { BATCHES } from '../vocab/batch.ts'
import { PROVINCES } from '../vocab/province.ts'
import { fillDates } from './fill-dates.ts'
import { batchesOf, provinceRules } from './province-rules.ts'
import { tieBreakRule } from './tie-break.ts'

const idOf = (name: string): number => PROVINCES.find((one) => one.name === name)!.provId

describe('provinceRules', () => {
  test.each([
    ['湖南', 'undergrad', '本科批', 'group', 1, 45, 6, true],
    ['河北', 'undergrad', '本科批', 'major', 2, 96, 1, false],
    ['浙江', 'undergrad', '普通类一段', 'major', 2, 80, 1, false],
    ['山东', 'undergrad', '常规批（第1次志愿）', 'major', 2, 96, 1, false],
    ['辽宁', 'undergrad', '本科批', 'major', 2, 112, 1, false],
    ['上海', 'undergrad', '本科普通批', 'group', 1, 24, 4, true],
    ['天津', 'undergradA', '普通本科批A阶段', 'group', 1, 50, 6, true],
    ['西藏', 'first', '本科一批', 'school', 3, 10, 4, true],
  ] as const)('%s %s is %s', (province, batch, name, unit, choiceMode, maxUnivNum, majorNum, hasObey) => {
    expect(provinceRules(idOf(province), BATCHES[batch])).toMatchObject({
      name,
      unit,
      choiceMode,
      maxUnivNum,
      majorNum,
      hasObey,
      parallel: true,
      sequential: false,
    })
  })

  test('has none for a batch the province does not have, or an unknown province', () => {
    expect(provinceRules(idOf('湖南'), BATCHES.first)).toBeUndefined()
    expect(provinceRules(99, BATCHES.undergrad)).toBeUndefined()
  })
})

describe('batchesOf', () => {
  test('knows an undergraduate batch of every province, each batch once', () => {
    for (const { provId, name } of PROVINCES) {
      const rules = batchesOf(provId)
      const ids = rules.map((rule) => rule.batchId)
      expect(new Set(ids).size, name).toBe(ids.length)
      expect(
        ids.some((id) => id === BATCHES.undergrad || id === BATCHES.undergradA || id === BATCHES.first),
      ).toBe(true)
    }
  })

  test('keeps unit, mode and figures consistent', () => {
    for (const rule of PROVINCES.flatMap(({ provId }) => batchesOf(provId))) {
      expect(rule.parallel).toBe(!rule.sequential)
      expect(rule.hasObey).toBe(rule.unit !== 'major')
      expect(rule.maxUnivNum).toBeGreaterThanOrEqual(1)
      expect(rule.majorNum === 1).toBe(rule.unit === 'major')
      if (rule.source !== null) expect(rule.source).toMatch(/^https?:\/\//)
    }
  })

  test('lists batches in the order they are filled', () => {
    expect(batchesOf(idOf('江苏')).map((rule) => rule.name)).toEqual([
      '普通类本科提前批',
      '普通类本科批',
      '普通类专科批',
    ])
  })
})

describe('tieBreakRule', () => {
  test('tells the rule in a sentence', () => {
    expect(tieBreakRule(idOf('江苏'))).toEqual({
      text: '总分相同的，依次比较语文与数学之和、语文或数学单科最高分、外语、首选科目、再选科目最高分；仍相同的比较志愿顺序，顺序也相同的全部投档。',
      source: null,
      confidence: 'high',
    })
  })

  test('says in the text what is only assumed', () => {
    for (const { provId } of PROVINCES) {
      const rule = tieBreakRule(provId)
      if (rule?.text.includes('尚未查实')) expect(rule.confidence).toBe('low')
    }
    expect(tieBreakRule(idOf('湖南'))?.text).toContain('尚未查实')
  })

  test('has none where no source states it', () => {
    for (const name of ['海南', '西藏', '新疆']) expect(tieBreakRule(idOf(name))).toBeUndefined()
  })
})

describe('fillDates', () => {
  test('knows the days of 2026', () => {
    expect(fillDates(idOf('湖北'), 2026)).toMatchObject({
      start: '2026-06-29T08:00',
      end: '2026-07-02T17:00',
      confidence: 'high',
    })
  })

  test('knows no other year and not every province', () => {
    expect(fillDates(idOf('湖北'), 2027)).toBeUndefined()
    expect(fillDates(idOf('内蒙古'), 2026)).toBeUndefined()
  })

  test('ends after it starts, everywhere', () => {
    const known = PROVINCES.flatMap(({ provId }) => fillDates(provId, 2026) ?? [])
    expect(known.length).toBeGreaterThan(20)
    expect(known.filter((dates) => dates.end <= dates.start)).toEqual([])
  })
})
