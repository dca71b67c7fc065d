import { callLimits } from '@wenjin/contract'
import type { ExpertParams } from '@wenjin/contract'
import {
  MAX_PERCENTAGE,
  MAX_WEIGHT,
  provinceById,
  riskOf,
  USUAL_PERCENTAGES,
  USUAL_WEIGHTS,
} from '@wenjin/engine'
import { readStored, removeStored, writeStored } from '../../../../shared/lib/storage.ts'

/** What a person wants of a list: how much each side counts, which places and majors they prefer. */
export type Preferences = Omit<ExpertParams, 'reportMainId'>

/** What the usual person is taken to want until they say otherwise. */
export const USUAL: Preferences = {
  ...USUAL_WEIGHTS,
  ...USUAL_PERCENTAGES,
  areas: [],
  majorClasses: [],
  feeMost: 0,
  jointVenture: 0,
}

export const SIDES = ['school', 'major', 'city', 'fee', 'chance'] as const
export type Side = (typeof SIDES)[number]

export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  school: '院校',
  major: '专业',
  city: '城市',
  fee: '学费',
  chance: '把握',
}

/** What the weight of a side means. */
export const SIDE_NOTES: Readonly<Record<Side, string>> = {
  school: '往年投档位次越靠前越好，全校平均和该志愿各占一半',
  major: '意向专业类的招生名额越多越好；没有选意向专业类时不起作用',
  city: '在意向省份就读；没有选意向省份时不起作用',
  fee: '学费越低越好',
  chance: '决定方案能承受多大的滑档风险',
}

const WEIGHT_WORDS = ['不考虑', '略微', '较轻', '一般', '看重', '最看重'] as const

const LIMITS = callLimits('updateExpertParams')
export const MAX_REGIONS = LIMITS.areas.maxItems
export const MAX_CLASSES = LIMITS.majorClasses.maxItems
export const MAX_FEE = LIMITS.feeMost.maximum
const MAJOR_CLASS = new RegExp(LIMITS.majorClasses.items.pattern ?? '')

/** How a weight reads; that of being sure says the risk it allows. */
export function weightText(side: Side, weight: number): string {
  const word = WEIGHT_WORDS[weight] ?? ''
  return side === 'chance' ? `${word}，滑档不超过${riskText(weight)}` : word
}

/** Chance of slipping that a weight of being sure allows: 0.5%. */
export function riskText(weight: number): string {
  return `${Number((riskOf({ chance: weight }) * 100).toFixed(1))}%`
}

/** The preferences but the weights, in one line. */
export function preferencesText({
  areas,
  majorClasses,
  feeMost,
  reach,
  match,
  jointVenture,
}: Preferences): string {
  const parts = [
    areas.length === 0 ? '' : areas.map((id) => provinceById(id)?.name ?? '').join('、'),
    majorClasses.length === 0 ? '' : `${majorClasses.length}个专业类`,
    feeMost === 0 ? '' : `学费不超过${feeMost}元/年`,
    jointVenture === 1 ? '接受中外合作' : '',
    reach === USUAL.reach && match === USUAL.match ? '' : `冲${reach}%稳${match}%保${100 - reach - match}%`,
  ].filter((one) => one !== '')
  return parts.length === 0 ? '不限地区、专业和学费' : parts.join('，')
}

/** Percentages of 冲 and 稳 with one of them moved; the other gives way where too little 保 would be left. */
export function movedGradient(
  gradient: Pick<Preferences, 'reach' | 'match'>,
  side: 'reach' | 'match',
  value: number,
): Pick<Preferences, 'reach' | 'match'> {
  const other = side === 'reach' ? 'match' : 'reach'
  return { ...gradient, [side]: value, [other]: Math.min(gradient[other], MAX_PERCENTAGE - value) }
}

/** The preferred values with one more or without it; a full list stays as it is. */
export function toggled<T>(values: readonly T[], value: T, max: number): T[] {
  if (values.includes(value)) return values.filter((one) => one !== value)
  return values.length >= max ? [...values] : [...values, value]
}

/** A fee as typed: '' is no limit; null: not a number of yuan. */
export function feeOf(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return 0
  if (!/^\d+$/.test(trimmed)) return null
  const fee = Number(trimmed)
  return fee <= MAX_FEE ? fee : null
}

/** What a visitor told this phone; null: nothing that can be read. */
export function keptPreferences(): Preferences | null {
  return readPreferences(readStored('VolIntentionJson'))
}

export function keepPreferences(preferences: Preferences): void {
  writeStored('VolIntentionJson', preferences)
}

export function forgetPreferences(): void {
  removeStored('VolIntentionJson')
}

/** Reads what storage holds: it may be from another version. */
export function readPreferences(stored: unknown): Preferences | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { school, major, city, fee, chance, areas, majorClasses, feeMost, reach, match, jointVenture } = {
    ...USUAL,
    ...(stored as Record<string, unknown>),
  } as Record<string, unknown>
  const weights = { school, major, city, fee, chance }
  if (!isWeights(weights) || !isCount(feeMost, MAX_FEE)) return null
  if (!isCount(reach, MAX_PERCENTAGE) || !isCount(match, MAX_PERCENTAGE - reach) || !isCount(jointVenture, 1))
    return null
  if (!Array.isArray(areas) || !Array.isArray(majorClasses)) return null
  const regions = areas.filter(
    (id): id is number => isCount(id, LIMITS.areas.items.maximum) && provinceById(id) !== undefined,
  )
  const classes = majorClasses.filter(
    (code): code is string => typeof code === 'string' && MAJOR_CLASS.test(code),
  )
  return {
    ...weights,
    feeMost,
    reach,
    match,
    jointVenture,
    areas: regions.slice(0, MAX_REGIONS),
    majorClasses: classes.slice(0, MAX_CLASSES),
  }
}

function isWeights(weights: Readonly<Record<Side, unknown>>): weights is Record<Side, number> {
  return SIDES.every((side) => isCount(weights[side], MAX_WEIGHT))
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
}
