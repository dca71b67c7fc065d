import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import { expect, test } from 'vitest'
import { doubtWords } from './doubt-words.ts'
import { basisNotes } from './notes.ts'
import { settledSection } from './settled-section.ts'

const NONE = { requirement: false, type: false, otherGroup: null, jump: null }
const line = (year: number, rank: number, planNum: number | null) => ({
  year,
  rank,
  planNum,
  requirement: '物',
})
const unitLike = (fields: object): BookUnit =>
  ({ doubts: NONE, conditions: null, requirementElsewhere: null, ...fields }) as unknown as BookUnit
const kinds = (unit: BookUnit) => doubtWords(unit).map(({ kind }) => kind)

test('a unit without doubts says nothing, and may be 保', () => {
  expect(doubtWords(unitLike({}))).toEqual([])
  expect(settledSection(unitLike({}), 0.97)).toBe('safety')
})

test('an unknown requirement is told with what other years say, and is never 保', () => {
  const unit = unitLike({ doubts: { ...NONE, requirement: true }, requirementElsewhere: '化' })
  expect(doubtWords(unit)).toEqual([
    { kind: 'requirement', text: '选科要求未收录，请核对；其他年份为化[选1]' },
  ])
  expect([settledSection(unit, 0.97), settledSection(unit, 0.3)]).toEqual(['match', 'reach'])
})

test('conditions and an unproven type are told in words, and are never 保', () => {
  const women = unitLike({ conditions: [{ kind: 'sex', value: 'female' }] })
  expect(doubtWords(women)[0]?.text).toBe('有报考条件，请核对自己是否符合：性别女')
  const unproven = unitLike({ doubts: { ...NONE, type: true } })
  expect(kinds(unproven)).toEqual(['type'])
  expect([women, unproven].map((unit) => settledSection(unit, 0.97))).toEqual(['match', 'match'])
})

test('another group of the same code, and a jump, are told with their years', () => {
  const jump = { newest: line(2025, 107_082, 4), before: line(2024, 29_116, 8), collapsed: true }
  const unit = unitLike({ doubts: { ...NONE, otherGroup: line(2025, 9_000, null), jump } })
  expect(kinds(unit)).toEqual(['otherGroup', 'jump'])
  expect(doubtWords(unit)[1]?.text).toBe(
    '投档位次2024年29116，2025年107082，相差很大（计划由8人变为4人）：可能是一时断档，今年很可能回升，不宜当作保底',
  )
})

test('where many requirements are unknown a page says so before all cards', () => {
  const book = (unknown: number) =>
    ({
      provId: 16,
      planned: true,
      unitYear: 2026,
      lineYears: [],
      sources: [],
      units: Array.from({ length: 20 }, (_, i) =>
        unitLike({ doubts: { ...NONE, requirement: i < unknown } }),
      ),
    }) as unknown as UnitBook
  const candidate = { year: 2026 } as Parameters<typeof basisNotes>[1]
  expect(basisNotes(book(1), candidate, undefined)).toEqual([])
  expect(basisNotes(book(15), candidate, undefined)).toEqual([
    '75%的志愿单位选科要求未收录，请逐一核对；未收录的不计入“保”',
  ])
})
