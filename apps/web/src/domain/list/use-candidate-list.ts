import { useLayoutEffect } from 'react'
import { placeCandidate } from './store.ts'
import { useCandidate } from '../candidate/store.ts'

/** Brings the list that serves the candidate to the front, now and whenever the candidate changes. */
export function useCandidateList(): void {
  const candidate = useCandidate((state) => state.candidate)
  useLayoutEffect(() => {
    if (candidate === null) return
    const { provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven, scoreId } = candidate
    const own = { provinceId, year, majorTypeId, courseGroupId, score, rank: rankGiven ? rank : null }
    placeCandidate(own, scoreId ?? 0)
  }, [candidate])
}
