import { skipToken } from '@tanstack/react-query'
import type { CallInput, Calls, SavedCandidate } from '@wenjin/contract'
import { callQuery } from '../../shared/lib/call-query.ts'
import { call } from '../../shared/lib/call.ts'
import { statementOf } from './model.ts'
import type { Candidate } from './model.ts'

/** What a rank is read off the table for. */
export type RankInput = Readonly<CallInput<Calls['lastRank']>>

/** Rank of a score; null: the form does not say enough yet. */
export function lastRankQuery(question: RankInput | null) {
  return callQuery('lastRank', question ?? skipToken, { staleTime: Infinity })
}

/** Saves a candidate to the account; answers it with its scoreId. Rejects with CallError. */
export async function saveCandidate(
  candidate: Candidate,
  options: { readonly quiet?: boolean } = {},
): Promise<Candidate> {
  const saved = await call('saveScore', statementOf(candidate), options)
  return candidateOfSaved(saved)
}

/** The candidate of a score the account holds. */
export function candidateOfSaved(saved: SavedCandidate): Candidate {
  const { scoreId, provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven } = saved
  return { scoreId, provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven }
}
