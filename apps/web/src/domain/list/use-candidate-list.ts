import { useLayoutEffect } from 'react'
import { statementOf } from '../candidate/model.ts'
import { placeCandidate } from './store.ts'
import { useCandidate } from '../candidate/store.ts'

/** Brings the list that serves the candidate to the front, now and whenever the candidate changes. */
export function useCandidateList(): void {
  const candidate = useCandidate((state) => state.candidate)
  useLayoutEffect(() => {
    if (candidate === null) return
    placeCandidate(statementOf(candidate), candidate.scoreId ?? 0)
  }, [candidate])
}
