import { gaokaoYears } from '@wenjin/contract'
import { create } from 'zustand'
import { now, useBoot, YEAR_TO_COME } from '../../shared/lib/boot.ts'
import { readStored, writeStored } from '../../shared/lib/storage.ts'
import { DEFAULT_PROVINCE_ID, emptyForm, formOf, moveForm, provinceOf } from './model.ts'
import type { CandidateForm } from './model.ts'
import { useCandidate } from './store.ts'

/**
 * The score form as it is being filled in: one for the whole application, so that nothing typed is lost between
 * screens. The year is set when the product's clock is known.
 */
export const useCandidateForm = create<{ readonly form: CandidateForm }>(() => ({
  form: emptyForm(DEFAULT_PROVINCE_ID, YEAR_TO_COME),
}))

export function setForm(form: CandidateForm): void {
  useCandidateForm.setState({ form })
}

/** The form of the candidate, or an empty one for the province last chosen and this season's year. */
export function startForm(): void {
  const { candidate } = useCandidate.getState()
  setForm(candidate === null ? emptyForm(startProvince(), startYear()) : formOf(candidate))
}

/** Moves the form to a province, which the phone remembers. */
export function chooseProvince(provId: number): void {
  const { form } = useCandidateForm.getState()
  const moved = moveForm(form, { provinceId: provId })
  setForm(moved)
  writeStored('_prov_', { provId, provName: provinceOf(moved).name })
}

/** The province the person switched to last on this phone; undefined: they never did. */
export function switchedProvince(): number | undefined {
  return provIdOf(readStored('_prov_'))
}

/** The year a candidate of now most likely sits the exam. */
function startYear(): number {
  return gaokaoYears(now())[0] ?? now().getFullYear()
}

/** Province chosen last on this phone, else the tenant's, else 湖南. */
function startProvince(): number {
  const tenants = useBoot.getState().tenantInfo?.defaultProvince ?? ''
  return switchedProvince() ?? provIdOf(parse(tenants)) ?? DEFAULT_PROVINCE_ID
}

function provIdOf(value: unknown): number | undefined {
  const provId =
    typeof value === 'object' && value !== null ? (value as { provId?: unknown }).provId : undefined
  const known = useBoot.getState().provinces
  const usable = known.length === 0 || known.some((one) => one.provId === Number(provId) && one.canUse !== 0)
  return Number.isInteger(Number(provId)) && usable
    ? provinceOf({ provinceId: Number(provId) }).provId
    : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
