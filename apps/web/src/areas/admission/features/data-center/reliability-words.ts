import { countText } from '../../../../shared/ui/figures.ts'
import type { Reliability } from './api.ts'
import { yearsText } from './years.ts'

/** Told chances this far from what came true are a deviation to be said. */
const WORST_CALIBRATION = 0.05
/** An interval of 80 % that holds fewer or more than this. */
const COVERAGE_FROM = 0.7
const COVERAGE_TO = 0.9
/** A section told this much too high or too low is said to be so. */
const SECTION_OFF = 0.05
/** Two methods this close are as good as each other. */
const AS_GOOD = 0.005

const SECTION_WORDS = [
  ['reach', '冲'],
  ['match', '稳'],
  ['safety', '保'],
] as const

/** A share in whole percent; only none and all read as 0% and 100%: <1%, >99%. */
export function percentText(share: number): string {
  const percent = Math.round(share * 100)
  if (share > 0 && percent === 0) return '<1%'
  if (share < 1 && percent === 100) return '>99%'
  return `${percent}%`
}

/** Whether the chances of a series have to be read with caution. */
export function isOff({ calibrationError, coverage }: Reliability): boolean {
  return calibrationError > WORST_CALIBRATION || coverage < COVERAGE_FROM || coverage > COVERAGE_TO
}

/** The year a series is judged by, as said in the present year: 去年, 2020年. */
export function yearWord(year: number, thisYear: number): string {
  return year === thisYear - 1 ? '去年' : `${year}年`
}

/** The one thing to remember of a series. */
export function verdictText(series: Reliability, thisYear: number): string {
  return isOff(series)
    ? `这一类${yearWord(series.year, thisYear)}偏差较大，看概率时请多留余地`
    : `${yearWord(series.year, thisYear)}说的概率，和实际结果大体一致`
}

/** How far told and filed lie apart on the whole. */
export function distanceText({ calibrationError, year }: Reliability): string {
  const points = (calibrationError * 100).toFixed(1)
  return `拿${year}年的投档结果对照：说的概率和实际投进的比例，平均相差${points}个百分点。`
}

/** A section of chances: how it is called, what was told and what came true, and whether that was too good or too bad. */
export interface SectionWords {
  readonly word: string
  readonly told: string
  readonly filed: string
  readonly lean: '' | '说高了' | '说低了'
}

/** 冲, 稳 and 保, those without anybody left out. */
export function sectionWords({ sections }: Reliability): SectionWords[] {
  return SECTION_WORDS.flatMap(([name, word]) => {
    const { pairNum, told, filed } = sections[name]
    if (pairNum === 0) return []
    const over = told - filed
    const lean = over > SECTION_OFF ? '说高了' : over < -SECTION_OFF ? '说低了' : ''
    return [{ word, told: percentText(told), filed: percentText(filed), lean }]
  })
}

/** How the chances stood the test, in one sentence for a reader who stops there. */
export function checkedText(series: Reliability): string {
  const test = `用${series.year}年${series.trackName}${series.levelName}（${series.vocational ? '专科' : '本科'}）的投档结果检验过`
  if (isOff(series)) return `${test}：偏差较大，看概率时请多留余地。`
  const words = sectionWords(series)
  const one = words.find(({ word }) => word === '稳') ?? words[0]
  return one === undefined
    ? `${test}。`
    : `${test}：说“${one.word}”的，平均说${one.told}，实际${one.filed}投进。`
}

/** How often the cut-off lay inside the interval. */
export function coverageText({ coverage }: Reliability): string {
  const lean = coverage < COVERAGE_FROM ? '，区间偏窄' : coverage > COVERAGE_TO ? '，区间偏宽' : ''
  return `说八成把握的区间，实际有${percentText(coverage)}的投档线落在里面${lean}。`
}

/** How many units have a chance at all. */
export function matchedText({ unitNum, matchedNum, levelName }: Reliability): string {
  const measure = levelName === '院校' ? '所' : '个'
  const units = `${countText(unitNum)}${measure}${levelName}`
  return matchedNum >= unitNum
    ? `${units}都找得到往年的线。`
    : `${units}里有${countText(matchedNum)}${measure}找得到往年的线，找不到的不给概率。`
}

/** Against the best of the simple methods; '' where there is nothing to compare. */
export function simpleText({ brier, simpleBrier }: Reliability): string {
  if (simpleBrier <= 0) return ''
  const gain = 1 - brier / simpleBrier
  const rival = '比“只看去年位次”等四种简单算法里最好的一种'
  if (Math.abs(gain) < AS_GOOD) return `和“只看去年位次”等四种简单算法里最好的一种相比，误差相当。`
  const size = `${(Math.abs(gain) * 100).toFixed(1)}%`
  return gain > 0 ? `${rival}，误差小${size}。` : `${rival}，误差大${size}：这一类上，简单算法更准。`
}

/** How the check is made, a sentence each. */
export function methodTexts({ year, knownYears, fittedTo, levelName }: Reliability): string[] {
  return [
    `把${year}年当作还没到来：只用${yearsText(knownYears)}的投档线估计，模型参数只用${fittedTo}年及以前的数据确定，再和${year}年实际的投档线对照。`,
    `对每个找得到往年线的${levelName}，假设一批位次有前有后的考生，看说的概率和实际能不能投进是否相符。`,
    '误差是概率与结果之差的平方的平均（布里尔分数），越小越准。',
  ]
}

/** Why nothing is told of how good the chances were, from the years that have admission lines. */
export function noneText(lineYears: readonly number[]): string {
  if (lineYears.length === 0) return '还没有投档线，给不出概率，也没法检验。'
  if (lineYears.length === 1) return '只有一年的投档线，还没法检验。'
  return '前后两年对得上的投档线太少，或年份太早，还没法检验。'
}
