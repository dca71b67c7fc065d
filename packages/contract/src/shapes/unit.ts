import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, OneOf } from './basic.ts'

/** The engine's sections, and 'unknown' for 数据不足. */
export const SectionName = OneOf('unlikely', 'reach', 'match', 'safety', 'unknown')

/** One past year of a unit: the line of that year and where it comes from. */
export const PastYear = Type.Object({
  year: Type.Integer(),
  score: Nullable(Type.Number()),
  rank: Nullable(Type.Integer()),
  /** The rank was read off that year's score-rank table, the source does not print it. */
  rankDerived: Type.Boolean(),
  planNum: Nullable(Type.Integer()),
  /** What the group of that year asked for, where its code was that of another group: other subjects; '': the same. */
  otherRequirement: Type.String(),
  source: Type.String(),
})
export type PastYear = Static<typeof PastYear>

/** Something about a unit that a person must check, and why. */
export const Doubt = Type.Object({
  kind: OneOf('requirement', 'type', 'condition', 'otherGroup', 'jump'),
  text: Type.String(),
})
export type Doubt = Static<typeof Doubt>

/** A unit of choice: a major group (with its majors in a popup) or one major (choiceMode 2). */
export const Unit = Type.Object({
  planId: Id,
  univId: Id,
  /** Code of the group; '' in choiceMode 2. */
  group: Type.String(),
  /** Name of the group, or of the major in choiceMode 2. */
  unitName: Type.String(),
  /** false: no source says its code, so no form can name it; it is shown, not added. */
  canFile: Type.Boolean(),
  majorNo: Type.String(),
  schoolCode: Type.String(),
  batchId: Type.Integer(),
  planType: Type.Integer(),
  planTypeName: Type.String(),
  requirement: Type.String(),
  planNum: Nullable(Type.Integer()),
  /** Year the unit's plan or, without one, its line is from. */
  unitYear: Type.Integer(),
  fee: Nullable(Type.String()),
  hasMajorNum: Type.Integer(),
  /** First names of the majors inside, for the closed card. */
  majorNames: Type.Array(Type.String()),
  note: Type.String(),
  /** What tables leave unsaid of it or contradict, to be checked before it is filled in; '' text never. */
  doubts: Type.Array(Doubt),
  history: Type.Array(PastYear),
  /** Chance of filing, 0–1 in thousandths; null: 数据不足. */
  probability: Nullable(Type.Number()),
  ratio: Nullable(Type.Number()),
  section: SectionName,
  /** Median of this year's cut-off rank; null: 数据不足. */
  cutoffMid: Nullable(Type.Integer()),
  /** 80 % interval of this year's cut-off rank. */
  cutoffLow: Nullable(Type.Integer()),
  cutoffHigh: Nullable(Type.Integer()),
  /**
   * Whose past the interval is from: with 数据不足 it is that of the school's other units or of schools of its tier; bound:
   * the newest line stands for everything above it, so that there is no chance to tell.
   */
  cutoffFrom: Nullable(OneOf('unit', 'bound', 'school', 'tier')),
  /**
   * The whole distribution of the cut-off, for what-if without a round trip; only of units asked for by planIds, and not
   * of those with 数据不足.
   */
  cutoffShape: Type.Optional(
    Type.Object({
      /** Of ln rank, as the engine's CutoffDistribution has it. */
      scale: Type.Number(),
      /** How far before the median, in ln rank, the chance of filing has each of the normal quantiles of the engine's KNOTS. */
      bend: Type.Optional(Type.Array(Type.Number())),
    }),
  ),
})
export type Unit = Static<typeof Unit>

export const University = Type.Object({
  univId: Id,
  univName: Type.String(),
  areaName: Type.String(),
  city: Type.String(),
  kindName: Type.String(),
  levelName: Type.String(),
  ownershipName: Type.String(),
  departmentName: Type.String(),
  features: Type.Array(Type.String()),
  groups: Type.Array(Unit),
})
export type University = Static<typeof University>

/** What an answer rests on: shown with every figure. */
export const Basis = Type.Object({
  year: Type.Integer(),
  rank: Type.Integer(),
  /** Year of the score-rank table the rank is counted in. */
  tableYear: Type.Integer(),
  /** Year the units are from: the candidate's year, or the latest before it that has a plan. */
  unitYear: Type.Integer(),
  lineYears: Type.Array(Type.Integer()),
  model: Type.String(),
  /** What cut-offs of the year have in common, as the engine's CommonShares. */
  commonShares: Type.Object({ undergraduate: Type.Number(), vocational: Type.Number() }),
  demo: Type.Boolean(),
  /** Sentences a person must read: which year stands in, what a source leaves out. */
  notes: Type.Array(Type.String()),
  sources: Type.Array(Type.String()),
})
export type Basis = Static<typeof Basis>

/** One major inside a group. */
export const GroupMajor = Type.Object({
  planId: Id,
  majorNo: Type.String(),
  /** Code of the catalogue's major; '' where the plan names a class or none. */
  majorCode: Type.String(),
  majorName: Type.String(),
  planNum: Nullable(Type.Integer()),
  fee: Nullable(Type.Integer()),
  years: Nullable(Type.Number()),
  requirement: Type.String(),
  campus: Type.String(),
  note: Type.String(),
  history: Type.Array(PastYear),
})
export type GroupMajor = Static<typeof GroupMajor>
