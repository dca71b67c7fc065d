import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveCandidate } from '../../../../domain/candidate/api.ts'
import { setCandidate, useCandidate } from '../../../../domain/candidate/store.ts'

interface SavedScore {
  /** 0: on its way. */
  readonly scoreId: number
  readonly error: Error | null
  readonly retry: () => void
}

/** The candidate on the account, saved there now if it is not yet. For who is signed in and has a candidate. */
export function useSavedScore(): SavedScore {
  const candidate = useCandidate((state) => state.candidate)
  const { mutate, error } = useMutation({
    mutationFn: (own: NonNullable<typeof candidate>) => saveCandidate(own, { quiet: true }),
    onSuccess: (saved, own) => {
      if (useCandidate.getState().candidate === own) setCandidate(saved)
    },
  })
  const unsaved = candidate !== null && (candidate.scoreId ?? 0) === 0 ? candidate : null
  useEffect(() => {
    if (unsaved !== null) mutate(unsaved)
  }, [mutate, unsaved])
  return {
    scoreId: candidate?.scoreId ?? 0,
    error,
    retry: () => {
      if (unsaved !== null) mutate(unsaved)
    },
  }
}
