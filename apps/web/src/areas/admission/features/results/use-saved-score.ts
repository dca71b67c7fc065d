import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveGrade } from '../../../../domain/candidate/api.ts'
import { setGrade, useGrade } from '../../../../domain/candidate/store.ts'

interface SavedScore {
  /** 0: on its way. */
  readonly scoreId: number
  readonly error: Error | null
  readonly retry: () => void
}

/** The candidate's grade on the account, saved there now if it is not yet. For who is signed in and has a grade. */
export function useSavedScore(): SavedScore {
  const grade = useGrade((state) => state.grade)
  const { mutate, error } = useMutation({
    mutationFn: (own: NonNullable<typeof grade>) => saveGrade(own, { quiet: true }),
    onSuccess: (saved, own) => {
      if (useGrade.getState().grade === own) setGrade(saved)
    },
  })
  const unsaved = grade !== null && (grade.scoreId ?? 0) === 0 ? grade : null
  useEffect(() => {
    if (unsaved !== null) mutate(unsaved)
  }, [mutate, unsaved])
  return {
    scoreId: grade?.scoreId ?? 0,
    error,
    retry: () => {
      if (unsaved !== null) mutate(unsaved)
    },
  }
}
