import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Flag, Id, Line } from './basic.ts'
import { ChoiceScore } from './grade.ts'

const ReportMajor = Type.Object({ planId: Id, majorNo: Line(20) }, { additionalProperties: false })

/** One choice of a list as it is saved. */
export const ReportUniv = Type.Object(
  {
    planId: Id,
    univId: Id,
    /** Place in the list, from 1. */
    reportNo: Type.Integer({ minimum: 1, maximum: 500 }),
    group: Line(20),
    isObey: Flag,
    majorList: Type.Array(ReportMajor, { maxItems: 100 }),
  },
  { additionalProperties: false },
)
export type ReportUniv = Static<typeof ReportUniv>

export const ReportBatch = Type.Object(
  {
    batchId: Type.Integer({ minimum: 1, maximum: 20 }),
    reportUnivList: Type.Array(ReportUniv, { maxItems: 500 }),
  },
  { additionalProperties: false },
)
export type ReportBatch = Static<typeof ReportBatch>

/** A choice as the server keeps and shows it: with the names it had when it was written. */
export const ReportUnivDetail = Type.Object({
  ...ReportUniv.properties,
  univName: Type.String(),
  unitName: Type.String(),
  /** Code of the major in choiceMode 2, '' otherwise. */
  majorNo: Type.String(),
  schoolCode: Type.String(),
  majorList: Type.Array(Type.Object({ planId: Id, majorNo: Type.String(), majorName: Type.String() })),
})
export type ReportUnivDetail = Static<typeof ReportUnivDetail>

export const ReportBatchDetail = Type.Object({
  batchId: Type.Integer(),
  batchName: Type.String(),
  reportUnivList: Type.Array(ReportUnivDetail),
})
export type ReportBatchDetail = Static<typeof ReportBatchDetail>

export const ReportMain = Type.Object({
  reportMainId: Id,
  name: Type.String(),
  version: Type.Integer(),
  choiceScore: ChoiceScore,
  /** Number of choices over all batches. */
  univNum: Type.Integer(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
})
export type ReportMain = Static<typeof ReportMain>

export const ReportMainDetail = Type.Object({
  ...ReportMain.properties,
  batchList: Type.Array(ReportBatchDetail),
})
export type ReportMainDetail = Static<typeof ReportMainDetail>
