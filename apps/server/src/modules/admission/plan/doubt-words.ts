import type { Doubt } from '@wenjin/contract'
import { requirementText } from '@wenjin/engine'
import type { BookUnit } from '@wenjin/admission/book/book'
import type { Jump } from '@wenjin/admission/book/doubts'

/** What a person must check of a unit, in words. */
export function doubtWords({ doubts, requirementElsewhere }: BookUnit): Doubt[] {
  const { requirement, otherGroup, jump } = doubts
  const elsewhere =
    requirementElsewhere === null ? '' : `；其他年份为${requirementText(requirementElsewhere)}`
  return [
    ...(requirement ? [{ kind: 'requirement' as const, text: `选科要求未收录，请核对${elsewhere}` }] : []),
    ...(otherGroup === null
      ? []
      : [
          {
            kind: 'otherGroup' as const,
            text: `${otherGroup.year}年同一代码的专业组要求${requirementText(otherGroup.requirement)}，不是同一个组，往年位次只供参考`,
          },
        ]),
    ...(jump === null ? [] : [{ kind: 'jump' as const, text: jumpWords(jump) }]),
  ]
}

function jumpWords({ newest, before, collapsed }: Jump): string {
  const moved = `投档位次${before.year}年${before.rank}，${newest.year}年${newest.rank}，相差很大`
  const places = placesWords(newest.planNum, before.planNum)
  return collapsed
    ? `${moved}${places}：可能是一时断档，今年很可能回升，不宜当作保底`
    : `${moved}${places}：今年未必还这么难`
}

function placesWords(now: number | null, then: number | null): string {
  return now === null || then === null || now === then ? '' : `（计划由${then}人变为${now}人）`
}
