import type { CallInput, Calls } from '@wenjin/contract'
import type { Track } from '@wenjin/engine'
import type { AnyCaller } from '../../../kernel/caller.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Provinces } from '../../library/region/index.ts'
import { checkCandidate } from '../score/index.ts'
import type { OwnScore, RankTables } from '../score/index.ts'

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
  readonly ranks: RankTables
  readonly provinces: Provinces
  readonly ownScore: OwnScore
}

/**
 * The candidate of a query: a saved score of the caller's, or the candidate the query itself states.
 * Throws Refusal for somebody else's score, a candidate that cannot be, a locked province.
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
  const checked = await checkCandidate(ranks, {
    provinceId,
    year,
    majorTypeId,
    courseGroupId,
    score,
    rank: input.rank,
  })
  return {
    provId: provinceId,
    year,
    track: checked.track,
    subjects: checked.subjects,
    score,
    rank: checked.rank,
  }
}
