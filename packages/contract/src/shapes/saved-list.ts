import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Flag, Id, Line } from './basic.ts'
import { SavedCandidate } from './candidate.ts'

const ListMajor = Type.Object({ planId: Id, majorNo: Line(20) }, { additionalProperties: false })

/** One choice of a list as it is saved. */
export const ListChoice = Type.Object(
  {
    planId: Id,
    univId: Id,
    /** Place in the list, from 1. */
    reportNo: Type.Integer({ minimum: 1, maximum: 500 }),
    group: Line(20),
    isObey: Flag,
    majorList: Type.Array(ListMajor, { maxItems: 100 }),
  },
  { additionalProperties: false },
)
export type ListChoice = Static<typeof ListChoice>

export const ListBatch = Type.Object(
  {
    batchId: Type.Integer({ minimum: 1, maximum: 20 }),
    reportUnivList: Type.Array(ListChoice, { maxItems: 500 }),
  },
  { additionalProperties: false },
)
export type ListBatch = Static<typeof ListBatch>

/** A choice as the server keeps and shows it: with the names it had when it was written. */
export const ListChoiceDetail = Type.Object({
  ...ListChoice.properties,
  univName: Type.String(),
  unitName: Type.String(),
  /** Code of the major in choiceMode 2, '' otherwise. */
  majorNo: Type.String(),
  schoolCode: Type.String(),
  majorList: Type.Array(Type.Object({ planId: Id, majorNo: Type.String(), majorName: Type.String() })),
})
export type ListChoiceDetail = Static<typeof ListChoiceDetail>

export const ListBatchDetail = Type.Object({
  batchId: Type.Integer(),
  batchName: Type.String(),
  reportUnivList: Type.Array(ListChoiceDetail),
})
export type ListBatchDetail = Static<typeof ListBatchDetail>

export const SavedListHead = Type.Object({
  reportMainId: Id,
  name: Type.String(),
  version: Type.Integer(),
  choiceScore: SavedCandidate,
  /** Number of choices over all batches. */
  univNum: Type.Integer(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
})
export type SavedListHead = Static<typeof SavedListHead>

export const SavedList = Type.Object({
  ...SavedListHead.properties,
  batchList: Type.Array(ListBatchDetail),
})
export type SavedList = Static<typeof SavedList>
