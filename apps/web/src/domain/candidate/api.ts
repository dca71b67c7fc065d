import { skipToken } from '@tanstack/react-query'
import type { CallInput, Calls, ChoiceScore } from '@wenjin/contract'
import { callQuery } from '../../shared/lib/call-query.ts'
import { call } from '../../shared/lib/call.ts'
import type { Grade } from './model.ts'

/** What a rank is read off the table for. */
export type RankQuestion = Readonly<CallInput<Calls['lastRank']>>

/** Rank of a score; null: the form does not say enough yet. */
export function lastRankQuery(question: RankQuestion | null) {
  return callQuery('lastRank', question ?? skipToken, { staleTime: Infinity })
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
