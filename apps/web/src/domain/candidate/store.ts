import { create } from 'zustand'
import { onStoredElsewhere, readStored, removeStored, writeStored } from '../../shared/lib/storage.ts'
import { readCandidate } from './model.ts'
import type { Candidate } from './model.ts'

/** The candidate on this phone; null: none entered yet. */
export const useCandidate = create<{ readonly candidate: Candidate | null }>(() => ({
  candidate: readCandidate(readStored('tempGradeInfo')),
}))

export function setCandidate(candidate: Candidate): void {
  writeStored('tempGradeInfo', candidate)
  useCandidate.setState({ candidate })
}

export function clearCandidate(): void {
  removeStored('tempGradeInfo')
  useCandidate.setState({ candidate: null })
}

/** Keeps tabs of one browser in step. */
export function followCandidateElsewhere(): () => void {
  return onStoredElsewhere('tempGradeInfo', () =>
    useCandidate.setState({ candidate: readCandidate(readStored('tempGradeInfo')) }),
  )
}
