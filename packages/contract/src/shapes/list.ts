import { MAX_PERCENTAGE, MAX_WEIGHT } from '@wenjin/engine'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Id, Line, OneOf } from './basic.ts'
import { University } from './unit.ts'

const Weight = Type.Integer({ minimum: 0, maximum: MAX_WEIGHT })
const Percentage = Type.Integer({ minimum: 0, maximum: MAX_PERCENTAGE })

/** What a person wants of a list: how much each side counts, which places and majors they prefer. */
export const expertFields = {
  school: Weight,
  major: Weight,
  city: Weight,
  fee: Weight,
  /** How much being sure counts. */
  chance: Weight,
  /** Preferred provinces; none: any. */
  areas: Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: 31 }),
  /** Preferred major classes, national codes of four digits; none: any. */
  majorClasses: Type.Array(Type.String({ maxLength: 6, pattern: '^[0-9]{4,6}$' }), { maxItems: 64 }),
  /** Most a year may cost, in yuan; 0: no matter. */
  feeMost: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Percentages of a proposal that are 冲 and 稳, no more than 80 together; the rest is 保. */
  reach: Percentage,
  match: Percentage,
  /** 1: places taught with a foreign university are welcome, too. */
  jointVenture: Type.Integer({ minimum: 0, maximum: 1 }),
}

/** The same as an input takes them: what is not said is as usual. */
export const expertInput = {
  ...expertFields,
  areas: Type.Optional(expertFields.areas),
  majorClasses: Type.Optional(expertFields.majorClasses),
  reach: Type.Optional(Percentage),
  match: Type.Optional(Percentage),
  jointVenture: Type.Optional(expertFields.jointVenture),
}

export const ExpertParams = Type.Object({ reportMainId: Id, ...expertFields })
export type ExpertParams = Static<typeof ExpertParams>

/** How a list may end: chances of 0–1 in ten-thousandths, summing to 1 with those of its choices. */
export const Outlook = Type.Object({
  slipping: Type.Number(),
  refusal: Type.Number(),
  /** Chance of ending at each choice, in the order of the list. */
  ends: Type.Array(Type.Object({ planId: Id, taken: Type.Number(), refused: Type.Number() })),
})
export type Outlook = Static<typeof Outlook>

/** One unit of a proposed list, with why it is there. */
export const ProposedChoice = Type.Object({
  univ: University,
  /** Chance of ending there. */
  taken: Type.Number(),
  reason: Type.String(),
})
export type ProposedChoice = Static<typeof ProposedChoice>

/** What a check of a list found: what it is, what it means and what to do about it. */
export const Finding = Type.Object({
  kind: OneOf(
    'slipping',
    'refusal',
    'unsafe',
    'wasted',
    'steep',
    'flat',
    'requirement',
    'physical',
    'fee',
    'campus',
    'unknown',
    'gone',
    'sequential',
  ),
  level: OneOf('danger', 'warn', 'note'),
  title: Type.String(),
  text: Type.String(),
  /** Numbers of the choices it is about (reportNo). */
  reportNos: Type.Array(Type.Integer()),
})
export type Finding = Static<typeof Finding>

/** A choice moved up, and why nothing is lost by it; its numbers (reportNo) before and after all moves. */
export const OrderMove = Type.Object({
  planId: Id,
  from: Type.Integer(),
  to: Type.Integer(),
  reason: Line(200),
})
export type OrderMove = Static<typeof OrderMove>
