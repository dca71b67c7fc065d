import { useMemo } from 'react'
import type { HeldList } from '../../../../domain/list/wire.ts'
import { setCandidate, useCandidate } from '../../../../domain/candidate/store.ts'
import { statementOf } from '../../../../domain/candidate/model.ts'
import type { StatedCandidate } from './api.ts'

/** The candidate whose chances are asked for; null until a score is entered. */
export function useStatedCandidate(): StatedCandidate | null {
  const candidate = useCandidate((state) => state.candidate)
  return useMemo(() => {
    if (candidate === null) return null
    const { rank, ...stated } = statementOf(candidate)
    return rank === null ? stated : { ...stated, rank }
  }, [candidate])
}

/** Makes the candidate of a list the phone’s, so that the list serves it. */
export function takeCandidateOf({ candidate, scoreId }: HeldList): void {
  setCandidate({ ...candidate, rankGiven: candidate.rank !== null, scoreId })
}
