import { gaokaoYears } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import {
  batchesOf,
  examFormIn,
  examModeIn,
  fillDates,
  provinceById,
  RULES_YEAR,
  tieBreakRule,
} from '@wenjin/engine'
import type { BatchRule, Province } from '@wenjin/engine'

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

/** What to know where the next examination has a form that the rules do not know; '' where it has theirs. */
function oldFormNote(province: Province, now: Date): string {
  const [next = RULES_YEAR] = gaokaoYears(now)
  const { mode, since } = examFormIn(province, next)
  return mode === examModeIn(province, RULES_YEAR)
    ? ''
    : `${since}年起按${mode}考试，此为${RULES_YEAR}年办法，以新办法为准`
}

/** How a province is filled in: batches, ties, dates, each with how sure it is. Undefined: no rules known. */
export function presentRules(provId: number, now: Date): CallReply<Calls['getChoiceRules']> | undefined {
  const batches = batchesOf(provId)
  const tie = tieBreakRule(provId)
  const dates = fillDates(provId, now.getUTCFullYear())
  const province = provinceById(provId)
  if (province === undefined || batches.length === 0) return undefined
  const oldForm = oldFormNote(province, now)
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
      note: [oldForm, rule.note].filter(Boolean).join('；'),
      source: rule.source ?? '',
      confidence: CONFIDENCE_NAMES[oldForm === '' ? rule.confidence : 'low'],
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
