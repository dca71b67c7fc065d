import { BATCHES } from '../vocab/batch.ts'
import type { BatchId, BatchKind, PlanType } from '../vocab/batch.ts'
import { PROVINCES } from '../vocab/province.ts'
import type { Confidence } from './batch-rule.ts'

/** What a range of group codes says of a group's plan type. */
export interface PlanTypeCode {
  readonly provId: number
  readonly batchId: BatchId
  /** Codes of the range, as normaliseGroupCode gives them. */
  readonly codes: RegExp
  /** Types that groups of the range have; none: they are not ordinary beyond doubt, and nothing says what they are. */
  readonly types: readonly PlanType[]
  /** Table that shows it. */
  readonly source: string
  readonly confidence: Confidence
}

const GUANGXI = '广西2026年招生计划'
const HUNAN = '湖南2024、2025年投档线'
const HENAN = '河南2025年招生计划（部分院校）'
const HAINAN = '海南2024、2025年投档线（比同校其他组低得多，没有一张表说明）'

/**
 * Ranges by province and batch. Each but the last agrees with at least 98 in 100 rows that name their type, of at least
 * 20; 河南 7xx (定向) and 8xx (预科) agree with all of 13 each, too few to be a rule. 广西 9xx are 单列 (a campus abroad,
 * nursing: open to all) or 精准专项 (for chosen counties): without a word they are not ordinary beyond doubt.
 */
const ROWS: readonly (readonly [
  province: string,
  batch: BatchKind,
  codes: RegExp,
  types: readonly PlanType[],
  confidence: Confidence,
  source: string,
])[] = [
  ['广西', 'undergrad', /^1\d\d$/, ['ordinary'], 'high', GUANGXI],
  ['广西', 'undergrad', /^2\d\d$/, ['art'], 'medium', GUANGXI],
  ['广西', 'undergrad', /^3\d\d$/, ['jointVenture'], 'high', GUANGXI],
  ['广西', 'undergrad', /^5\d\d$/, ['nationalSpecial', 'localSpecial', 'universitySpecial'], 'high', GUANGXI],
  ['广西', 'undergrad', /^6\d\d$/, ['universitySpecial'], 'high', GUANGXI],
  ['广西', 'undergrad', /^7\d\d$/, ['minority', 'preparatory'], 'high', GUANGXI],
  ['广西', 'undergrad', /^9\d\d$/, ['otherSpecial'], 'medium', GUANGXI],
  ['广西', 'early', /^4\d\d$/, ['directed'], 'high', GUANGXI],
  ['广西', 'early', /^8\d\d$/, ['otherSpecial'], 'high', GUANGXI],
  ['广西', 'vocational', /^1\d\d$/, ['ordinary'], 'high', GUANGXI],
  ['广西', 'vocational', /^3\d\d$/, ['jointVenture'], 'high', GUANGXI],
  ['广西', 'vocational', /^9\d\d$/, ['otherSpecial'], 'high', GUANGXI],
  ['广西', 'earlyVocational', /^[48]\d\d$/, ['directed'], 'high', GUANGXI],
  ['湖南', 'undergrad', /^1\d\d$/, ['ordinary'], 'high', HUNAN],
  ['湖南', 'undergrad', /^2\d\d$/, ['jointVenture'], 'high', HUNAN],
  ['湖南', 'undergrad', /^3\d\d$/, ['nationalSpecial'], 'high', HUNAN],
  ['湖南', 'undergrad', /^4\d\d$/, ['localSpecial'], 'high', HUNAN],
  ['湖南', 'undergrad', /^[56]\d\d$/, ['directed'], 'medium', HUNAN],
  ['湖南', 'undergrad', /^7\d\d$/, ['minority'], 'high', HUNAN],
  ['湖南', 'undergrad', /^[89]\d\d$/, ['preparatory'], 'high', HUNAN],
  ['河南', 'undergrad', /^1\d\d$/, ['ordinary'], 'medium', HENAN],
  ['河南', 'undergrad', /^2\d\d$/, ['jointVenture'], 'medium', HENAN],
  ['河南', 'undergrad', /^3\d\d$/, ['nationalSpecial'], 'medium', HENAN],
  ['河南', 'undergrad', /^4\d\d$/, ['localSpecial'], 'medium', HENAN],
  ['海南', 'undergrad', /^8\d$/, [], 'low', HAINAN],
]

const RULES: readonly PlanTypeCode[] = ROWS.map(([province, batch, codes, types, confidence, source]) => ({
  provId: PROVINCES.find(({ name }) => name === province)!.provId,
  batchId: BATCHES[batch],
  codes,
  types,
  confidence,
  source,
}))

/**
 * The rule for a group's code in a province's batch; undefined where the codes there say nothing.
 * @param groupCode as normaliseGroupCode gives it
 */
export function planTypeCode(provId: number, batchId: number, groupCode: string): PlanTypeCode | undefined {
  return RULES.find(
    (rule) => rule.provId === provId && rule.batchId === batchId && rule.codes.test(groupCode),
  )
}

/**
 * The plan type that a group's code alone tells, where the row names none. A range of several types tells no more than
 * that the group is not ordinary: otherSpecial.
 * @returns undefined where the code tells no type
 */
export function planTypeOfCode(provId: number, batchId: number, groupCode: string): PlanType | undefined {
  const types = planTypeCode(provId, batchId, groupCode)?.types ?? []
  return types.length > 1 ? 'otherSpecial' : types[0]
}
