import { BATCHES, buildRankTable } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { lineRow } from '../test-rows.ts'
import { settingOf } from './setting.ts'

const table = (year: number) =>
  buildRankTable({
    provId: 32,
    year,
    track: 'physics',
    segments: Array.from({ length: 200 }, (_, i) => ({
      scoreLow: 700 - i,
      scoreHigh: 700 - i,
      count: 10,
      cumulative: 10 * (i + 1),
    })),
  })

describe('what is known on the day', () => {
  /** Lines whose printed ranks are twice those of the table. */
  const against = Array.from({ length: 40 }, (_, i) => lineRow({ minScore: 690 - i, minRank: 20 * (11 + i) }))

  test('a past year’s table that its lines contradict is no basis; that of the day cannot be judged yet', () => {
    const setting = settingOf('physics', [table(2025), table(2024)], [], against)
    expect(setting.yearOf(2026).tables.map(({ year }) => year)).toEqual([2024])
    expect(setting.yearOf(2025).tables.map(({ year }) => year)).toEqual([2025, 2024])
    expect(setting.yearOf(2024).tables.map(({ year }) => year)).toEqual([2024])
  })

  test('a control line that no source has is the weak end of the year’s scores, of past years alone', () => {
    const lines = Array.from({ length: 120 }, (_, i) => lineRow({ minScore: 440 + i, groupCode: `${i}` }))
    const known = [{ year: 2024, batchId: BATCHES.undergrad, score: 430 }]
    const { yearOf } = settingOf('physics', [], known, lines)
    expect(yearOf(2025).controlLines).toEqual(known)
    expect(yearOf(2026).controlLines).toEqual([
      ...known,
      { year: 2025, batchId: BATCHES.undergrad, score: expect.closeTo(441.19, 2) },
    ])
  })
})
