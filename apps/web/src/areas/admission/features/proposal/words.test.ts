import type { Finding } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { findingsText } from './findings.ts'
import { namedMoves, pushedDown } from './order-moves.ts'
import { costText, gainText } from './words.ts'

const NAMES = new Map([
  [7, '甲大学'],
  [8, '乙大学'],
  [9, '丙大学'],
])

describe('a better order', () => {
  test('is told by the places that show in the list', () => {
    const moves = [{ planId: 9, from: 3, to: 1, reason: '在它前面' }]
    expect(namedMoves({ order: [9, 7, 8], moves }, NAMES)).toEqual([
      { planId: 9, name: '丙大学', from: 3, to: 1, reason: '在它前面' },
    ])
  })

  test('tells of a choice that keeps its number, and of the surer one that goes behind', () => {
    const moves = [
      { planId: 8, from: 2, to: 2, reason: '移到甲之前' },
      { planId: 9, from: 3, to: 1, reason: '移到乙之前' },
    ]
    const proposal = { order: [9, 8, 7], moves }
    expect(namedMoves(proposal, NAMES).map(({ from, to }) => [from, to])).toEqual([
      [2, 2],
      [3, 1],
    ])
    expect(pushedDown(proposal, NAMES)).toEqual([{ planId: 7, name: '甲大学', from: 1, to: 3 }])
  })

  test('is empty where no choice moves, or the one that did is gone', () => {
    expect(namedMoves({ order: [7, 8, 9], moves: [] }, NAMES)).toEqual([])
    const gone = [{ planId: 6, from: 3, to: 1, reason: '' }]
    expect(namedMoves({ order: [7, 8, 9], moves: gone }, NAMES)).toEqual([])
  })
})

describe('words of a proposal', () => {
  test('a gain is told in percent, none as none', () => {
    expect(gainText(0.124, 0.001, 0.001)).toMatch(/好12%.*滑档风险不高于它/)
    expect(gainText(0.004, 0, 0)).toContain('相当')
    expect(gainText(-0.1, 0, 0)).toContain('相当')
  })

  test('what it risks more is told with it', () => {
    expect(gainText(0.124, 0.02, 0)).toMatch(/滑档风险2\.0%，高于它的<0\.1%，想更稳/)
  })

  test('a check says the worst first', () => {
    const finding = (level: Finding['level']): Finding => ({
      kind: 'unsafe',
      level,
      title: '',
      text: '',
      reportNos: [],
    })
    expect(findingsText([finding('warn'), finding('danger')])).toBe('有1处必须处理，1处建议调整')
    expect(findingsText([finding('warn')])).toBe('没有必须处理的，有1处建议调整')
    expect(findingsText([finding('note')])).toBe('没有发现需要处理的风险')
  })
})

test('what a gradient costs is told with what it buys', () => {
  expect(costText(0.0004)).toContain('期望结果几乎不变')
  expect(costText(0.031)).toContain('低3%，换来的是估计有偏差时也有退路')
})
