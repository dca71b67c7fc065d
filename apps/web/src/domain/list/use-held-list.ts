import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readHeldList } from './api.ts'
import { openHeldList } from './store.ts'
import type { HeldList } from './wire.ts'

interface AddressedList {
  /** null: a visitor, who has no lists on the account. */
  readonly customerId: number | null
  /** 0: the address names none. */
  readonly reportMainId: number
  /** A planner looks at it (expertsMode). */
  readonly isExpert: boolean
  /** Called just before the list is put in use: the phone takes over the candidate it is for. */
  readonly onOpen: (held: HeldList) => void
}

interface AddressedState {
  /** The list is named but not in use yet. */
  readonly waiting: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Puts the list that an address names in use, once a visit. */
export function useHeldList({
  customerId,
  reportMainId: heldId,
  isExpert,
  onOpen,
}: AddressedList): AddressedState {
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: readHeldList,
    onSuccess: (held) => {
      onOpen(held)
      openHeldList(held)
    },
  })
  useEffect(() => {
    if (customerId !== null && heldId > 0) mutate({ customerId, reportMainId: heldId, isExpert })
  }, [mutate, customerId, heldId, isExpert])
  return {
    waiting: heldId > 0 && !isSuccess,
    error,
    retry: () => mutate({ customerId: customerId ?? 0, reportMainId: heldId, isExpert }),
  }
}
