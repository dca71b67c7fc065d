import type { RankInfo } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { emptyForm } from './model.ts'
import { contradiction, equivalentsText, rankFigure, rankNote } from './rank-words.ts'

const info: RankInfo = {
  rank: 9202,
  best: 8993,
  worst: 9202,
  allowed: { best: 8600, worst: 9640 },
  edge: null,
  tableYear: 2026,
  oldTrack: '',
  missing: '',
  total: 300000,
  source: '湖南省教育考试院',
  demo: false,
  nearby: [],
  equivalents: [
    { year: 2025, score: 617, rank: 9000, basis: 'share', edge: null },
    { year: 2024, score: 612, rank: 8800, basis: 'share', edge: null },
  ],
}
const form = { ...emptyForm(32, 2026), score: '620' }

describe('a rank in words', () => {
  test('a rank within the allowed range contradicts nothing', () => {
    for (const ownRank of ['8600', '9640', null]) expect(contradiction({ ...form, ownRank }, info)).toBeNull()
  })

  test('a rank outside it is told with the range, the year and the score', () => {
    expect(contradiction({ ...form, ownRank: '90000' }, info)).toBe(
      '按2026年一分一段表，620分的位次在8,600～9,640之间，请核对分数与位次',
    )
  })

  test('below the table only the best possible rank is told', () => {
    const low = { ...info, allowed: { best: 250000, worst: null } }
    expect(contradiction({ ...form, ownRank: '100' }, low)).toContain('不会好于250,000')
    expect(contradiction({ ...form, ownRank: '1900000' }, low)).toBeNull()
  })

  test('outside the table the figure is its end, said as such', () => {
    const top = { ...info, rank: 395, best: 1, worst: 395, edge: 'above' as const }
    expect(rankFigure(top)).toBe('前395')
    expect(rankNote(top, 2026)).toBe('2026年表最高分段，位次在395名以内')
    expect(rankFigure({ ...top, rank: 1, worst: 1 })).toBe('1')
    expect(rankFigure({ ...info, rank: 300000, edge: 'below' })).toBe('300,000以后')
  })

  test('a table that stands in for the candidate’s year is named', () => {
    expect(rankNote({ ...info, tableYear: 2025 }, 2026)).toBe('2026年一分一段表尚未公布，按2025年估算')
    expect(rankNote({ ...info, oldTrack: '理科' }, 2027)).toBe('2027年一分一段表尚未公布，按2026年理科估算')
    expect(rankNote(info, 2026)).toBe('同分位次8,993～9,202')
  })

  test('equivalent scores name their years', () => {
    expect(equivalentsText(info)).toBe('2025年617分，2024年612分（按占考生比例）')
    expect(equivalentsText({ ...info, equivalents: [] })).toBe('')
  })

  test('equivalent scores say which years go by rank, and where only a bound is known', () => {
    const [first, second] = info.equivalents
    const mixed = [
      { ...first!, edge: 'above' as const },
      { ...second!, basis: 'rank' as const, edge: 'below' as const },
    ]
    expect(equivalentsText({ ...info, equivalents: mixed })).toBe(
      '2025年617分以上，2024年612分以下（2024年按位次，其余按占考生比例）',
    )
    expect(equivalentsText({ ...info, equivalents: [mixed[1]!] })).toBe('2024年612分以下（按位次）')
  })
})
