import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readReport } from './api.ts'
import { openReport } from './store.ts'
import type { HeldList } from './wire.ts'

interface AskedReport {
  /** null: a visitor, who has no lists on the account. */
  readonly customerId: number | null
  /** 0: the address names none. */
  readonly reportMainId: number
  /** A planner looks at it (expertsMode). */
  readonly isExpert: boolean
  /** The list is about to be put in use: its grade becomes the candidate's. */
  readonly onOpen: (held: HeldList) => void
}

interface ReportState {
  /** The list is named but not in use yet. */
  readonly waiting: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Puts the list that an address names in use, once a visit. */
export function useReport({ customerId, reportMainId, isExpert, onOpen }: AskedReport): ReportState {
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: readReport,
    onSuccess: (held) => {
      onOpen(held)
      openReport(held)
    },
  })
  useEffect(() => {
    if (customerId !== null && reportMainId > 0) mutate({ customerId, reportMainId, isExpert })
  }, [mutate, customerId, reportMainId, isExpert])
  return {
    waiting: reportMainId > 0 && !isSuccess,
    error,
    retry: () => mutate({ customerId: customerId ?? 0, reportMainId, isExpert }),
  }
}
