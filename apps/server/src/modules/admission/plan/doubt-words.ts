import type { Doubt } from '@wenjin/contract'
import { CONDITION_NAMES, requirementText } from '@wenjin/engine'
import type { Condition } from '@wenjin/engine'
import { opennessOf } from './openness.ts'
import type { BookUnit } from '@wenjin/admission/book/book'
import type { Jump } from '@wenjin/admission/book/doubts'

/** What a person must check of a unit, in words. */
export function doubtWords(unit: BookUnit): Doubt[] {
  const { conditions, requirementElsewhere } = unit
  const { requirement, type, otherGroup, jump } = unit.doubts
  const elsewhere =
    requirementElsewhere === null ? '' : `；其他年份为${requirementText(requirementElsewhere)}`
  return [
    ...(requirement ? [{ kind: 'requirement' as const, text: `选科要求未收录，请核对${elsewhere}` }] : []),
    ...(type
      ? [
          {
            kind: 'type' as const,
            text: '位次比该校其他专业组低很多，原因没有写明，可能是专项、预科或定向计划，请先核对招生类型',
          },
        ]
      : []),
    ...(opennessOf(unit) === 'open'
      ? []
      : [{ kind: 'condition' as const, text: conditionWords(conditions ?? []) }]),
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

/** 只招户籍在珠海；性别女；外语语种英语。 */
function conditionWords(conditions: readonly Condition[]): string {
  const words = conditions.map(({ kind, value }) => `${CONDITION_NAMES[kind]}${VALUE_WORDS[value] ?? value}`)
  return `有报考条件，请核对自己是否符合：${words.join('；')}`
}

const VALUE_WORDS: Readonly<Record<string, string>> = {
  female: '女',
  male: '男',
  single: '不能辨认单色的不招',
  weak: '色弱色盲不招',
  blind: '色盲不招',
  some: '有要求',
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
