import type { CallInput, Calls } from '@wenjin/contract'
import type { Track } from '@wenjin/engine'
import type { AnyCaller } from '../../../deps.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Provinces } from '../../library/region/index.ts'
import { checkGrade } from '../score/index.ts'
import type { OwnScore, RankBook } from '../score/index.ts'

/** Who an answer is for. */
export interface Candidate {
  readonly provId: number
  readonly year: number
  readonly track: Track
  readonly subjects: number | null
  readonly score: number
  readonly rank: number
}

export type CandidateInput = Pick<
  CallInput<Calls['queryUniv']>,
  'scoreId' | 'provinceId' | 'year' | 'majorTypeId' | 'courseGroupId' | 'score' | 'rank'
>

export interface CandidateParts {
  readonly ranks: RankBook
  readonly provinces: Provinces
  readonly ownScore: OwnScore
}

/**
 * The candidate of a query: a saved score of the caller's, or the grade the query itself states.
 * Throws Refusal for somebody else's score, a grade that cannot be, a locked province.
 */
export async function candidateOf(
  { ranks, provinces, ownScore }: CandidateParts,
  input: CandidateInput,
  caller: AnyCaller,
): Promise<Candidate> {
  if (input.scoreId !== undefined) {
    const saved = await ownScore(input.scoreId, caller)
    await provinces.check(caller.tenant, saved.provId)
    return saved
  }
  const { provinceId, year, majorTypeId, courseGroupId, score } = input
  if (provinceId === undefined) throw refuse.missing('provinceId')
  if (year === undefined) throw refuse.missing('year')
  if (majorTypeId === undefined) throw refuse.missing('majorTypeId')
  if (courseGroupId === undefined) throw refuse.missing('courseGroupId')
  if (score === undefined) throw refuse.missing('score')
  await provinces.check(caller.tenant, provinceId)
  const grade = await checkGrade(ranks, {
    provinceId,
    year,
    majorTypeId,
    courseGroupId,
    score,
    rank: input.rank,
  })
  return { provId: provinceId, year, track: grade.track, subjects: grade.subjects, score, rank: grade.rank }
}
