/**
 * Kinds of batch (批次). Provinces name them differently (段, 常规批, 普通批); the number is the wire's
 * batchId and the database's batch_id, the same in every province, so that one batch is one idea.
 */
export const BATCHES = {
  early: 1,
  undergrad: 2,
  vocational: 3,
  undergradA: 4,
  undergradB: 5,
  first: 6,
  second: 7,
  third: 8,
  earlyVocational: 9,
} as const
export type BatchKind = keyof typeof BATCHES
export type BatchId = (typeof BATCHES)[BatchKind]

/** Plan types (招生类型): never mixed into the ordinary line. Number is the database's plan_type. */
export const PLAN_TYPES = {
  ordinary: 0,
  nationalSpecial: 1,
  localSpecial: 2,
  universitySpecial: 3,
  preparatory: 4,
  minority: 5,
  jointVenture: 6,
  directed: 7,
  art: 8,
  sport: 9,
  otherSpecial: 10,
} as const
export type PlanType = keyof typeof PLAN_TYPES

export const PLAN_TYPE_NAMES: Readonly<Record<PlanType, string>> = {
  ordinary: '普通类',
  nationalSpecial: '国家专项',
  localSpecial: '地方专项',
  universitySpecial: '高校专项',
  preparatory: '预科',
  minority: '民族班',
  jointVenture: '中外合作',
  directed: '定向',
  art: '艺术类',
  sport: '体育类',
  otherSpecial: '其他专项',
}
