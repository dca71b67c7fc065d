import { useBoot } from '../../shared/lib/boot.ts'
import { useGradeForm } from '../candidate/form-store.ts'
import { useGrade } from '../candidate/store.ts'

/** Whether the candidate's province (the form's, while there is no grade) has made-up demonstration data only. */
export function useDemo(): boolean {
  const chosen = useGradeForm(({ form }) => form.provinceId)
  const provinceId = useGrade(({ grade }) => grade?.provinceId) ?? chosen
  return useBoot(({ provinces }) => provinces.some(({ provId, demo }) => provId === provinceId && demo))
}
