import { useBoot } from '../../shared/lib/boot.ts'
import { useCandidateForm } from '../candidate/form-store.ts'
import { useCandidate } from '../candidate/store.ts'

/** Whether the candidate's province (the form's, while there is no candidate) has made-up demonstration data only. */
export function useDemo(): boolean {
  const chosen = useCandidateForm(({ form }) => form.provinceId)
  const provinceId = useCandidate(({ candidate }) => candidate?.provinceId) ?? chosen
  return useBoot(({ provinces }) => provinces.some(({ provId, demo }) => provId === provinceId && demo))
}
