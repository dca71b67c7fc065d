import { useHeldList } from '../../../../domain/list/use-held-list.ts'
import { useSession } from '../../../../domain/session/store.ts'
import { readStored, writeStored } from '../../../../shared/lib/storage.ts'
import { useSearchParams } from '../../../../shared/router/router.tsx'
import { takeCandidateOf } from '../results/use-stated-candidate.ts'

/**
 * Puts the list that the address names (reportMainId) in use. expertsMode, from the address or kept from an earlier
 * one, asks for it as a planner does.
 */
export function useAskedList() {
  const [params] = useSearchParams()
  const customerId = useSession((state) => state.customerId)
  const asked = params.get('expertsMode')
  if (asked !== null && asked !== readStored('expertsMode')) writeStored('expertsMode', asked)
  const listId = Number(params.get('reportMainId') ?? 0)
  return useHeldList({
    customerId,
    reportMainId: Number.isSafeInteger(listId) ? listId : 0,
    isExpert: (asked ?? readStored('expertsMode')) === '1',
    onOpen: takeCandidateOf,
  })
}
