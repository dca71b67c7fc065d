import { queryOptions } from '@tanstack/react-query'
import type { ChoiceScore, RankInfo } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import type { Grade } from './model.ts'

/** What a rank is read off the table for. */
export interface RankQuestion {
  readonly provinceId: number
  readonly year: number
  readonly majorTypeId: number
  readonly score: number
}

/** Rank of a score; null: the form does not say enough yet. */
export function lastRankQuery(question: RankQuestion | null) {
  return queryOptions({
    queryKey: ['lastRank', question],
    enabled: question !== null,
    staleTime: Infinity,
    queryFn: ({ signal }): Promise<RankInfo> => {
      if (question === null) throw new TypeError('lastRank without a question')
      return call('lastRank', question, { signal, quiet: true })
    },
  })
}

/** Saves a grade to the account; answers it with its scoreId. Rejects with CallError. */
export async function saveGrade(grade: Grade, options: { readonly quiet?: boolean } = {}): Promise<Grade> {
  const saved = await call(
    'saveScore',
    {
      provinceId: grade.provinceId,
      year: grade.year,
      majorTypeId: grade.majorTypeId,
      courseGroupId: grade.courseGroupId,
      score: grade.score,
      rank: grade.rankGiven ? grade.rank : null,
    },
    options,
  )
  return gradeOfScore(saved)
}

/** The grade of a score the account holds. */
export function gradeOfScore(saved: ChoiceScore): Grade {
  const { scoreId, provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven } = saved
  return { scoreId, provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven }
}
