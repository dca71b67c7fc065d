import { BATCHES } from '../vocab/batch.ts'
import type { BatchId, PlanType } from '../vocab/batch.ts'
import { examModeIn } from '../vocab/exam-form.ts'
import { provinceById } from '../vocab/province.ts'
import { parsePlanType } from './parse-plan-type.ts'

/** What a batch text says. */
export interface ParsedBatch {
  readonly batchId: BatchId
  /** Only where the batch itself is of one special type; an ordinary batch may hold special plans, too. */
  readonly planType?: PlanType
  /** A round for places left over (征集志愿), never the line of the ordinary filing. */
  readonly supplementary: boolean
}

/** Lines that are no batch: who may be tested, who counts as special, who sat another exam or another paper. */
const NO_BATCH: readonly RegExp[] = [
  /资格|合格|特殊类型.*线|特殊招生线|参考线|自招线|自主招生控制|高分优先|军检线/,
  /对口|三校生|职教|职业教育|职高|中职|技能高考|单考单招|单独招生|分类考试|证书|高本贯通/,
  /蒙授|一类模式|民族语言|少数民族语言|民汉双语|彝文|藏文/,
  /^(?:新疆|西藏)?内(?:高|地)班|^南疆单列|少数民族\)|\(少\)|[AB]类考生|不分本专科|本、专科/,
  /(?<!独立)学院|大学|指定院校|限定院校|除武汉|部队生源/,
]

/** Lines of one trade's vocational-school candidates ('建筑类本科…'), as far as no art or sport is named. */
const TRADE_LINE = /^(?!普通|物理|历史).{2,4}类(?:本科|专科)/

/** Letter of the stage (段) that is the ordinary undergraduate batch where a province's new gaokao has stages. */
const MAIN_STAGE: Readonly<Record<string, string>> = { 四川: 'B', 云南: 'B', 宁夏: 'B', 甘肃: 'C' }
const STAGE_BATCHES: Readonly<Record<string, BatchId>> = { A: BATCHES.undergradA, B: BATCHES.undergradB }

/** Special types whose batch is undergraduate, or early, where the text does not name the level. */
const LEVEL_OF_TYPE: Readonly<Partial<Record<PlanType, BatchId>>> = {
  nationalSpecial: BATCHES.undergrad,
  localSpecial: BATCHES.undergrad,
  universitySpecial: BATCHES.undergrad,
  preparatory: BATCHES.undergrad,
  minority: BATCHES.undergrad,
  jointVenture: BATCHES.undergrad,
  directed: BATCHES.early,
  otherSpecial: BATCHES.early,
}

const DIGITS: Readonly<Record<string, string>> = { 一: '1', 二: '2', 三: '3' }

/** Where and when a batch text was printed. */
interface Setting {
  readonly province: string
  readonly year: number
  readonly reformed: boolean
}

/**
 * Reads a batch (批次) as tables of admission, plans and control lines print it: '本科批(普通)', '普通类第一段',
 * '常规批第1次志愿', '本科第二批', '高职(专科)批', '国家专项计划批', '普通类本科批录取最低控制分数线' …
 * One batch is one idea: the ordinary undergraduate batch is `undergrad` whatever the province calls it, also for
 * sources that keep saying 本科一批 after the province merged its batches.
 * @param text as printed
 * @param provId province of the row; @param year year of the row
 * @returns undefined when the text names no batch, or a line that ordinary candidates do not compete in
 */
export function parseBatch(text: string, provId: number, year: number): ParsedBatch | undefined {
  const province = provinceById(provId)
  const plain = normalise(text)
  if (province === undefined || plain === '' || NO_BATCH.some((words) => words.test(plain))) return undefined
  const setting = { province: province.name, year, reformed: examModeIn(province, year) !== 'old' }
  const planType = specialType(plain)
  if (planType === undefined && TRADE_LINE.test(plain)) return undefined
  const batchId = batchOf(plain, setting) ?? (planType === undefined ? undefined : LEVEL_OF_TYPE[planType])
  if (batchId === undefined) return undefined
  const supplementary = /征集|征求|补录|第[234]次(投档|征)/.test(plain) || isThirdRound(plain, setting)
  return planType === undefined ? { batchId, supplementary } : { batchId, planType, supplementary }
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/高职\(专科\)|专科\(高职\)|高职高专|高职专科|普专|高职/g, '专科')
    .replaceAll(/(?<=第)[一二三](?=[段批次])|[一二三](?=[段批本])/g, (digit) => DIGITS[digit]!)
}

/** The special type of the whole batch. */
function specialType(text: string): PlanType | undefined {
  const named = parsePlanType(text)
  return named === 'ordinary' ? undefined : named
}

function isThirdRound(text: string, { province }: Setting): boolean {
  return province === '山东' && text.includes('第3次')
}

function batchOf(text: string, setting: Setting): BatchId | undefined {
  if (text.startsWith('普通类专科')) return BATCHES.vocational
  if (/专科提前|提前专科|提前.*专科/.test(text)) return BATCHES.earlyVocational
  if (/提前|军队|公安|^特殊类型(招生)?批/.test(text)) return BATCHES.early
  if (text.includes('专科')) return BATCHES.vocational
  return tierOf(text, setting) ?? stageOf(text, setting) ?? undergradOf(text, setting)
}

/** 一批, 二批, 三批 (also 一本, 重点本科); once a province is reformed they are all its one undergraduate batch. */
function tierOf(text: string, { province, reformed }: Setting): BatchId | undefined {
  const tibetan = !reformed && province === '西藏'
  const tier = text.includes('重点本科')
    ? '1'
    : tibetan && text.includes('普通本科')
      ? '2'
      : /(?:第|本科)?([123])(?:批|本)|本科([12])段/.exec(text)?.slice(1).find(Boolean)
  if (tier === undefined) return undefined
  if (reformed) return BATCHES.undergrad
  if (tier === '1') return BATCHES.first
  return tier === '2' ? BATCHES.second : BATCHES.third
}

/** Stages: 一段, 二段 of 浙江 and 山东 (also 第1次, 第2次 of 常规批), lettered ones elsewhere. */
function stageOf(text: string, { province, year, reformed }: Setting): BatchId | undefined {
  const stage = /([123])段|常规批.*第([123])次/.exec(text)?.slice(1).find(Boolean)
  if (province === '浙江') return stage === undefined ? undefined : zhejiangStage(stage, year)
  if (province === '山东') {
    if (stage !== undefined) return stage === '1' ? BATCHES.undergrad : BATCHES.vocational
    return text.includes('常规批') ? BATCHES.undergrad : undefined
  }
  const letter = /([A-D])(?:阶段|段|批)/.exec(text)?.[1]
  if (letter === undefined) return undefined
  return reformed && MAIN_STAGE[province] === letter ? BATCHES.undergrad : STAGE_BATCHES[letter]
}

/** 浙江 split the undergraduate line into two stages until 2020; since 2021 the first stage holds it all. */
function zhejiangStage(stage: string, year: number): BatchId {
  if (year >= 2021) return stage === '1' ? BATCHES.undergrad : BATCHES.vocational
  if (stage === '3') return BATCHES.vocational
  return stage === '1' ? BATCHES.undergradA : BATCHES.undergradB
}

function undergradOf(text: string, { province, reformed }: Setting): BatchId | undefined {
  if (province === '浙江' && reformed && text.endsWith('平行录取')) return BATCHES.undergrad
  if (!text.includes('本科')) return undefined
  return province === '天津' && reformed ? BATCHES.undergradA : BATCHES.undergrad
}
