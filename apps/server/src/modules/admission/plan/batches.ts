import { MESSAGES } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import type { BatchLine } from '@wenjin/database/queries/admission/batch-lines'
import { batchesOf } from '@wenjin/engine'
import type { BatchRule } from '@wenjin/engine'
import type { UnitBook } from '@wenjin/admission/book/book'
import { canBeFiled } from '@wenjin/admission/book/unit-name'
import type { Candidate } from './candidate.ts'
import { FEE_RANGES, PLAN_NUM_RANGES, rangeText } from '@wenjin/admission/book/ranges'

type Batch = CallReply<Calls['batchList']>[number]

/** The batches of a province, with whether this candidate may fill them and why not. */
export function presentBatches(
  book: UnitBook | undefined,
  candidate: Candidate,
  lines: readonly BatchLine[],
): Batch[] {
  return batchesOf(candidate.provId).map((rule) => presentBatch(rule, book, candidate, lines))
}

function presentBatch(
  rule: BatchRule,
  book: UnitBook | undefined,
  candidate: Candidate,
  lines: readonly BatchLine[],
): Batch {
  const units = book?.units.filter((unit) => unit.batchId === rule.batchId) ?? []
  const line = lines.find((one) => one.batchId === rule.batchId && one.year <= candidate.year)
  const reason = reasonAgainst(rule, units, candidate, line, book === undefined || book.units.length === 0)
  return {
    batchId: rule.batchId,
    batchName: rule.name,
    reportEnabled: reason === '' ? 1 : 0,
    reason,
    choiceMode: rule.choiceMode,
    maxUnivNum: rule.maxUnivNum,
    majorNum: rule.majorNum,
    hasObey: rule.hasObey ? 1 : 0,
    line: line === undefined ? null : { year: line.year, score: line.score, source: line.source },
    unitNum: units.length,
    queryParams: {
      feeRange: FEE_RANGES.map(rangeText),
      planNumRange: PLAN_NUM_RANGES.map(rangeText),
      majorNumRange: spread(units.map((unit) => unit.plans.length)),
      classCountRange: [],
      subclassCountRange: [],
    },
  }
}

function reasonAgainst(
  rule: BatchRule,
  units: UnitBook['units'],
  { score, year }: Candidate,
  line: BatchLine | undefined,
  isEmpty: boolean,
): string {
  if (units.length === 0) return isEmpty ? MESSAGES.noLines : `${rule.name}的招生数据尚未收录`
  if (!units.some(canBeFiled)) return `${rule.name}的专业组没有注明代码，不能填报`
  // a batch without a known line has nothing to say, and must not be the one that opens first
  if (units.every((unit) => unit.cutoff === null)) return `${rule.name}的往年投档线尚未收录，无法估计概率`
  if (line !== undefined && score < line.score) {
    const whose = line.year === year ? `${year}年` : `${line.year}年（${year}年尚未公布）`
    return `${score}分未达${whose}${rule.name}控制线${line.score}分`
  }
  return ''
}

/** The range the values span, as one wire range; empty without values. */
function spread(values: readonly number[]): string[] {
  if (values.length === 0) return []
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [rangeText([low, high])]
}
