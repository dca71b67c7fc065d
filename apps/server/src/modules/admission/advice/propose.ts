import type { UnitBook } from '@wenjin/admission/book/book'
import type { CallReply, Calls } from '@wenjin/contract'
import { outlookOf, riskOf } from '@wenjin/engine'
import type { BatchRule } from '@wenjin/engine'
import type { Candidate } from '../plan/index.ts'
import { presentUnit } from '../plan/index.ts'
import type { ListThread } from './list-thread.ts'
import { bestOptions, optionsOf } from './options.ts'
import type { UnitOption } from './options.ts'
import { gradientOf } from './preferences.ts'
import type { Preferences } from './preferences.ts'
import { presentOutlook, tenThousandths } from './present.ts'
import { reasonsOf } from './reasons.ts'
import { expectationOf, usualList } from './usual-list.ts'

type Proposed = Omit<CallReply<Calls['aiReport']>, 'basis'>

/** From this weight of being sure on, a proposal slips no likelier than the usual list; who gives less accepts more. */
const CAREFUL = 3
/** A chance of slipping that counts as none. */
const NO_RISK = 1e-4

/** The best list of a batch for a person who wants it so, with why each choice is there and how it compares. */
export async function proposeUnits(
  thread: Pick<ListThread, 'propose'>,
  book: UnitBook,
  candidate: Candidate,
  { batchId, maxUnivNum }: BatchRule,
  preferences: Preferences,
): Promise<Proposed> {
  const all = optionsOf(book, candidate, batchId, preferences)
  const options = bestOptions(all)
  const risk = riskOf(preferences)
  const usual = expectationOf(usualList(all, maxUnivNum))
  const slipping = preferences.chance < CAREFUL ? risk : Math.min(risk, Math.max(NO_RISK, usual.slipping))
  const limits = { max: maxUnivNum, gradient: gradientOf(preferences), slipping }
  const { graded: proposal, free } = await thread.propose(options, limits)
  const list = proposal.order.flatMap((place) => options[place] ?? [])
  const outlook = outlookOf(list)
  const reasons = reasonsOf(book, list, preferences)
  return {
    maxUnivNum,
    optionNum: all.length,
    list: list.map(({ unit }, i) => ({
      univ: presentUnit(book, unit, candidate.rank),
      taken: tenThousandths(outlook.taken[i] ?? 0),
      reason: reasons[i] ?? '',
    })),
    outlook: presentOutlook(
      list.map(({ unit }) => unit.planId),
      outlook,
    ),
    risk,
    reason: list.length === 0 ? emptyReason(all) : '',
    safe: proposal.slipping <= risk,
    cost:
      free.expectedWorth > 0
        ? tenThousandths(Math.max(0, 1 - proposal.expectedWorth / free.expectedWorth))
        : 0,
    gain: usual.worth > 0 ? tenThousandths(proposal.expectedWorth / usual.worth - 1) : null,
    usualSlipping: usual.worth > 0 ? tenThousandths(usual.slipping) : null,
  }
}

/** Why there is no list to propose. */
function emptyReason(options: readonly UnitOption[]): string {
  if (options.length === 0)
    return '没有可以推荐的志愿：这里的选科要求可能尚未收录，或者都超出了学费上限。可以放宽限制，或自己挑选。'
  const schools = new Set(options.filter(({ isSolid }) => isSolid).map(({ school }) => school)).size
  return (
    `能放心当保底的院校只有${schools}所：要两年以上的投档线、选科要求与招生类型都清楚、不是一时断档。` +
    '不够支撑一份稳妥的方案，请自己挑选并逐一核对。'
  )
}

/** What a person must know of a proposal of so many choices. */
export function proposalNotes({ hasObey, maxUnivNum }: BatchRule, count: number): string[] {
  const obeys = hasObey ? ['方案按每个志愿都服从专业调剂计算，没有计入退档风险'] : []
  const short =
    count > 0 && count < maxUnivNum
      ? [
          `按你的偏好只列出${count}个志愿：再填的都排在更合意、也几乎一定能投档的志愿之后，轮不到。` +
            '想多填一些，可以放宽意向省份、专业类，或降低它们的权重',
        ]
      : []
  return [...obeys, ...short]
}
