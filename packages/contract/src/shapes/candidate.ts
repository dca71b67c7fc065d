import { TRACKS } from '@wenjin/engine'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Nullable, OneOf } from './basic.ts'

/**
 * majorTypeId on the wire: 1 物理类 2 历史类 3 综合 4 理科 5 文科 (position in the engine's TRACKS + 1).
 */
export const MajorTypeId = Type.Integer({ minimum: 1, maximum: TRACKS.length })

export const ProvinceId = Type.Integer({ minimum: 15, maximum: 45 })
export const CityId = Type.Integer({ minimum: 1, maximum: 999_999 })
export const BoroughId = Type.Integer({ minimum: 1, maximum: 999_999 })
export const GaokaoYear = Type.Integer({ minimum: 2015, maximum: 2040 })
/** Score of a candidate; the province's full mark is checked by its rules. */
export const Score = Type.Integer({ minimum: 0, maximum: 900 })
export const Rank = Type.Integer({ minimum: 1, maximum: 2_000_000 })
/** courseGroupId: bits of the chosen subjects in the order 物 历 化 生 地 政 技; 0 in old-style provinces. */
export const CourseGroupId = Type.Integer({ minimum: 0, maximum: 127 })

/** What a candidate's result depends on. */
export const statedFields = {
  provinceId: ProvinceId,
  year: GaokaoYear,
  majorTypeId: MajorTypeId,
  courseGroupId: CourseGroupId,
  score: Score,
}

const TableEdge = Type.Unsafe<'above' | 'below' | null>({ type: 'string', nullable: true })

/** A rank read off a score-rank table: which table, and where in it. */
export const RankInfo = Type.Object({
  rank: Type.Integer(),
  best: Type.Integer(),
  worst: Type.Integer(),
  /** Score beyond what the table tells: 'above', in or over its open top (rank: the last of it), or 'below' its end. */
  edge: TableEdge,
  /** Ranks of one's own that do not contradict the score; worst null: any weaker one. */
  allowed: Type.Object({ best: Type.Integer(), worst: Nullable(Type.Integer()) }),
  /** Year of the table; other than the candidate's year while that one is not published. */
  tableYear: Type.Integer(),
  /** Track of the old form whose table stands in before the first examination of a new one (理科); '' for none. */
  oldTrack: Type.String(),
  total: Type.Integer(),
  source: Type.String(),
  demo: Type.Boolean(),
  /** Ranks of the scores up to 10 above and below, for what-if without a round trip; highest score first. */
  nearby: Type.Array(Type.Object({ score: Type.Integer(), rank: Type.Integer() })),
  /** What the province lacks for chances, in one sentence; '' for nothing. */
  missing: Type.String(),
  /** What meant the same in earlier years: of the same share of candidates or, where a table stops early, rank. */
  equivalents: Type.Array(
    Type.Object({
      year: Type.Integer(),
      score: Type.Integer(),
      rank: Type.Integer(),
      basis: OneOf('share', 'rank'),
      /** 'above': that score or more, 'below': less than the year's table tells. */
      edge: TableEdge,
    }),
  ),
})
export type RankInfo = Static<typeof RankInfo>

/** A stored score (choiceScoreDto). */
export const SavedCandidate = Type.Object({
  scoreId: Type.Integer(),
  ...statedFields,
  provinceName: Type.String(),
  rank: Rank,
  /** true: the rank was entered, not derived from the table. */
  rankGiven: Type.Boolean(),
})
export type SavedCandidate = Static<typeof SavedCandidate>
