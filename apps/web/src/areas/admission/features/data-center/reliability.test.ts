import { describe, expect, test } from 'vitest'
import { calibrationDots, calibrationRows, calibrationText } from './calibration.ts'
import {
  checkedText,
  coverageText,
  distanceText,
  isOff,
  matchedText,
  methodTexts,
  noneText,
  percentText,
  sectionWords,
  simpleText,
  verdictText,
} from './reliability-words.ts'
import { chooseSeries, seriesKey, seriesName } from './series.ts'
import { GOOD } from './testing.ts'
import { yearOf, yearsText } from './years.ts'

describe('how good the chances were, in words', () => {
  test('a series that kept its word reads so', () => {
    expect(verdictText(GOOD, 2026)).toBe('去年说的概率，和实际结果大体一致')
    expect(distanceText(GOOD)).toBe('拿2025年的投档结果对照：说的概率和实际投进的比例，平均相差1.7个百分点。')
    expect(checkedText(GOOD)).toBe(
      '用2025年物理类专业组（本科）的投档结果检验过：说“稳”的，平均说70%，实际72%投进。',
    )
  })

  test.each([
    ['chances off by more than five points', { calibrationError: 0.0501 }],
    ['an interval that holds too little', { coverage: 0.6999 }],
    ['an interval that holds too much', { coverage: 0.9001 }],
  ])('%s: a bad series reads as bad everywhere', (_name, wrong) => {
    const bad = { ...GOOD, ...wrong }
    expect(verdictText(bad, 2026)).toBe('这一类去年偏差较大，看概率时请多留余地')
    expect(checkedText(bad)).toContain('偏差较大，看概率时请多留余地')
  })

  test('the bounds themselves are still good', () => {
    expect(isOff({ ...GOOD, calibrationError: 0.05, coverage: 0.7 })).toBe(false)
    expect(isOff({ ...GOOD, coverage: 0.9 })).toBe(false)
  })

  test('a year long past is not called last year', () => {
    expect(verdictText({ ...GOOD, year: 2020, coverage: 0.5 }, 2026)).toBe(
      '这一类2020年偏差较大，看概率时请多留余地',
    )
  })

  test('sections: told, come true, and the way they lean; nobody in one leaves it out', () => {
    const { sections } = GOOD
    expect(sectionWords(GOOD)).toEqual([
      { word: '冲', told: '20%', filed: '22%', lean: '' },
      { word: '稳', told: '70%', filed: '72%', lean: '' },
      { word: '保', told: '97%', filed: '97%', lean: '' },
    ])
    const leaning = {
      ...GOOD,
      sections: {
        reach: { ...sections.reach, filed: 0.3 },
        match: { pairNum: 0, told: 0, filed: 0 },
        safety: { ...sections.safety, filed: 0.9 },
      },
    }
    expect(sectionWords(leaning).map(({ word, lean }) => [word, lean])).toEqual([
      ['冲', '说低了'],
      ['保', '说高了'],
    ])
    expect(checkedText(leaning)).toContain('说“冲”的')
  })

  test('the interval, and which way it is wrong', () => {
    expect(coverageText(GOOD)).toBe('说八成把握的区间，实际有79%的投档线落在里面。')
    expect(coverageText({ ...GOOD, coverage: 0.41 })).toContain('区间偏窄')
    expect(coverageText({ ...GOOD, coverage: 0.95 })).toContain('区间偏宽')
  })

  test('how many have a chance at all', () => {
    expect(matchedText(GOOD)).toBe('2,139个专业组里有1,890个找得到往年的线，找不到的不给概率。')
    expect(matchedText({ ...GOOD, matchedNum: 2139 })).toBe('2,139个专业组都找得到往年的线。')
    expect(matchedText({ ...GOOD, levelName: '院校', unitNum: 312, matchedNum: 300 })).toMatch(
      /^312所院校里有300所/,
    )
  })

  test('against the simple methods: better, as good, and worse are each said', () => {
    expect(simpleText(GOOD)).toBe('比“只看去年位次”等四种简单算法里最好的一种，误差小9.8%。')
    expect(simpleText({ ...GOOD, brier: 0.1075 })).toContain('误差相当')
    expect(simpleText({ ...GOOD, brier: 0.1128 })).toContain('误差大5.0%：这一类上，简单算法更准')
    expect(simpleText({ ...GOOD, simpleBrier: 0 })).toBe('')
  })

  test('how it was checked names the years known and those fitted on', () => {
    expect(methodTexts(GOOD)[0]).toContain('只用2023～2024年的投档线估计，模型参数只用2024年及以前的数据')
  })

  test('why there is nothing to tell', () => {
    expect(noneText([])).toBe('还没有投档线，给不出概率，也没法检验。')
    expect(noneText([2025])).toBe('只有一年的投档线，还没法检验。')
    expect(noneText([2025, 2024])).toContain('还没法检验')
  })

  test.each([
    [0, '0%'],
    [0.004, '<1%'],
    [0.725, '73%'],
    [0.996, '>99%'],
    [1, '100%'],
  ])('a share of %d is %s', (share, text) => {
    expect(percentText(share)).toBe(text)
  })

  test('years in runs; the year turns at midnight in China', () => {
    expect(yearsText([2025, 2020, 2018, 2019, 2025])).toBe('2018～2020、2025年')
    expect(yearsText([])).toBe('')
    expect(yearOf(new Date('2026-12-31T15:59:59Z'))).toBe(2026)
    expect(yearOf(new Date('2026-12-31T16:00:00Z'))).toBe(2027)
  })
})

describe('the chart of chances told and come true', () => {
  test('has a dot where somebody was told something, the larger the more', () => {
    const dots = calibrationDots(GOOD.bins)
    expect(dots.map(({ told, filed }) => [told, filed])).toEqual([
      [0.0312, 0.0402],
      [0.1496, 0.1588],
      [0.97, 0.9953],
    ])
    const [first, second, third] = dots.map(({ radius }) => radius)
    expect(first).toBe(11)
    expect(second).toBe(7)
    expect(third).toBeGreaterThan(3)
    expect(third).toBeLessThan(7)
  })

  test('without anybody it is empty', () => {
    expect(calibrationDots([{ pairNum: 0, told: 0, filed: 0 }])).toEqual([])
  })

  test('says the same in words and in a table, where a bin with nobody has no share', () => {
    expect(calibrationText(GOOD.bins)).toBe(
      '说的概率与实际投进的比例：说3%的实际4%，说15%的实际16%，说97%的实际>99%',
    )
    const rows = calibrationRows(GOOD.bins)
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual(['0～10%', '3%', '4%', '24,000'])
    expect(rows[2]).toEqual(['20～30%', '--', '--', '0'])
    expect(rows[9]).toEqual(['90～100%', '97%', '>99%', '1,500'])
  })
})

describe('which series is shown', () => {
  const small = { ...GOOD, trackName: '历史类', unitNum: 901 }
  const college = { ...GOOD, trackName: '历史类', vocational: true, unitNum: 640 }
  const list = [college, small, GOOD]

  test('the largest first', () => {
    const { series, chosen } = chooseSeries(list, null, undefined)
    expect(series.map(seriesKey)).toEqual(['物理类-专业组-本科', '历史类-专业组-本科', '历史类-专业组-专科'])
    expect(chosen).toBe(GOOD)
    expect(seriesName(college, 2025)).toBe('历史类 · 专业组 · 专科')
  })

  test('the candidate’s own track before a larger one, what the address asks for before both', () => {
    expect(chooseSeries(list, null, '历史类').chosen).toBe(small)
    expect(chooseSeries(list, '历史类-专业组-专科', '物理类').chosen).toBe(college)
    expect(chooseSeries(list, 'nonsense', '综合').chosen).toBe(GOOD)
  })

  test('a year before a reform comes after every newer one, however large, and says its year', () => {
    const old = { ...GOOD, trackName: '理科', levelName: '院校', year: 2020, unitNum: 9000 }
    const { series, chosen } = chooseSeries([old, small], null, undefined)
    expect(series).toEqual([small, old])
    expect(chosen).toBe(small)
    expect(seriesName(old, 2025)).toBe('理科 · 院校 · 本科（2020年）')
  })

  test('none of none', () => {
    expect(chooseSeries([], '物理类-专业组-本科', '物理类').chosen).toBeUndefined()
  })
})
