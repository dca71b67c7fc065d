import type { CallReply, Calls } from '@wenjin/contract'
import { batchesOf, fillDates, provinceById, tieBreakRule } from '@wenjin/engine'
import type { BatchRule } from '@wenjin/engine'

const UNIT_NAMES: Readonly<Record<BatchRule['unit'], string>> = {
  group: '院校专业组',
  major: '专业（类）+院校',
  school: '院校+专业',
}
const CONFIDENCE_NAMES: Readonly<Record<BatchRule['confidence'], string>> = {
  high: '官方文件',
  medium: '多方一致',
  low: '待核实',
}

/** How a province is filled in: batches, ties, dates, each with how sure it is. Undefined: no rules known. */
export function presentRules(provId: number, year: number): CallReply<Calls['getChoiceRules']> | undefined {
  const batches = batchesOf(provId)
  const tie = tieBreakRule(provId)
  const dates = fillDates(provId, year)
  if (provinceById(provId) === undefined || batches.length === 0) return undefined
  return {
    provinceId: provId,
    batches: batches.map((rule) => ({
      batchId: rule.batchId,
      batchName: rule.name,
      unit: UNIT_NAMES[rule.unit],
      maxUnivNum: rule.maxUnivNum,
      majorNum: rule.majorNum,
      hasObey: rule.hasObey ? 1 : 0,
      parallel: rule.parallel ? 1 : 0,
      note: rule.note ?? '',
      source: rule.source ?? '',
      confidence: CONFIDENCE_NAMES[rule.confidence],
    })),
    tieBreak: {
      text: tie?.text ?? '',
      source: tie?.source ?? '',
      confidence: CONFIDENCE_NAMES[tie?.confidence ?? 'low'],
    },
    fillDates:
      dates === undefined
        ? null
        : {
            year: dates.year,
            start: dates.start,
            end: dates.end,
            source: dates.source ?? '',
            confidence: CONFIDENCE_NAMES[dates.confidence],
          },
  }
}
