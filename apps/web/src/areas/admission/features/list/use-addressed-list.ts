import { useHeldList } from '../../../../domain/list/use-held-list.ts'
import { useSession } from '../../../../domain/session/store.ts'
import { readStored, writeStored } from '../../../../shared/lib/storage.ts'
import { useSearchParams } from '../../../../shared/router/router.tsx'
import { takeCandidateOf } from '../results/use-stated-candidate.ts'

/**
 * Puts the list that the address names (reportMainId) in use. expertsMode, from the address or kept from an earlier
 * one, asks for it as a planner does.
 */
export function useAddressedList() {
  const [params] = useSearchParams()
  const customerId = useSession((state) => state.customerId)
  const expertsMode = params.get('expertsMode')
  if (expertsMode !== null && expertsMode !== readStored('expertsMode'))
    writeStored('expertsMode', expertsMode)
  const listId = Number(params.get('reportMainId') ?? 0)
  return useHeldList({
    customerId,
    reportMainId: Number.isSafeInteger(listId) ? listId : 0,
    isExpert: (expertsMode ?? readStored('expertsMode')) === '1',
    onOpen: takeCandidateOf,
  })
}
