import { describe, expect, test } from 'vitest'
import { buildRankTable, RankTableError } from './rank-table.ts'
import type { RankSegment } from './rank-table.ts'

const build = (segments: readonly RankSegment[]) =>
  buildRankTable({ year: 2026, track: 'physics', provId: 32, segments })

const one = (score: number, count: number | null, cumulative: number): RankSegment => ({
  scoreLow: score,
  scoreHigh: score,
  count,
  cumulative,
})

describe('buildRankTable', () => {
  test('takes segments in any order and knows the number of candidates', () => {
    const table = build([one(598, 5, 20), one(600, 10, 10), one(599, 5, 15)])
    expect(table.total).toBe(20)
    expect([...table.scoreLow]).toEqual([600, 599, 598])
    expect([...table.before]).toEqual([0, 10, 15])
  })

  test('drops scores nobody has, also where the source prints one candidate there', () => {
    const table = build([one(600, 10, 10), one(599, 1, 10), one(598, 5, 15)])
    expect([...table.scoreLow]).toEqual([600, 598])
  })

  test('counts candidates above the first printed score as hidden', () => {
    const table = build([one(600, 10, 60), one(599, 5, 65)])
    expect(table.hidden).toBe(50)
    expect([...table.before]).toEqual([50, 60])
  })

  test('puts nobody above the full mark', () => {
    const table = build([{ scoreLow: 668, scoreHigh: 750, count: 4, cumulative: 13 }, one(667, 3, 16)])
    expect([table.hidden, table.openTop]).toEqual([0, 13])
  })

  test('gives candidates between printed scores a segment of their own', () => {
    const table = build([one(600, 10, 10), one(590, 5, 100)])
    expect([...table.scoreLow]).toEqual([600, 591, 590])
    expect([...table.scoreHigh]).toEqual([600, 599, 590])
    expect([...table.cumulative]).toEqual([10, 95, 100])
  })

  test('trusts the cumulative where the count disagrees and no score is missing', () => {
    const table = build([one(600, 10, 10), one(599, 3, 15), one(598, 9, 20)])
    expect([...table.before]).toEqual([0, 10, 15])
  })

  test('takes the whole step where the source prints no count', () => {
    expect([...build([one(600, null, 24), one(599, null, 30)]).before]).toEqual([0, 24])
  })

  test.each([
    ['no segment', [], '没有考生'],
    ['no candidate', [one(600, 0, 0)], '没有考生'],
    ['a falling cumulative', [one(600, 10, 10), one(599, 5, 9)], '599分的累计人数9少于600分的10'],
    [
      'overlapping segments',
      [one(600, 10, 10), { scoreLow: 595, scoreHigh: 600, count: 5, cumulative: 15 }],
      '595–600分与600分重叠',
    ],
    ['the same score twice', [one(600, 10, 10), one(600, 10, 10)], '600分与600分重叠'],
    ['a score that is not a number', [one(Number.NaN, 10, 10)], '分数有误'],
    ['limits the wrong way round', [{ scoreLow: 601, scoreHigh: 600, count: 1, cumulative: 1 }], '分数有误'],
    ['a fraction of a candidate', [one(600, 1, 1.5)], '人数有误'],
    ['a negative count', [one(600, -1, 5)], '人数有误'],
    ['a count that is not a number', [one(600, Number.NaN, 5)], '人数有误'],
    ['a cumulative that is not a number', [one(600, 5, 5), one(599, 1, Number.NaN)], '人数有误'],
    ['a cumulative without end', [one(600, 5, Infinity)], '人数有误'],
    ['more candidates than there are people', [one(600, 5, 2 ** 32)], '人数有误'],
    ['a score without end', [one(Infinity, 5, 5)], '分数有误'],
    ['a negative score', [one(-1, 5, 5)], '分数有误'],
  ])('refuses %s and says where', (_, segments, message) => {
    expect(() => build(segments)).toThrow(RankTableError)
    expect(() => build(segments)).toThrow(message)
  })

  test('keeps the segment that is wrong for the report of an import', () => {
    const wrong = one(599, 5, 9)
    try {
      build([one(600, 10, 10), wrong])
      expect.unreachable()
    } catch (error) {
      expect(error).toHaveProperty('segment', wrong)
    }
  })
})
