import { useBoot } from '../../shared/lib/boot.ts'
import { switchedProvince } from '../candidate/form-store.ts'
import { useCandidate } from '../candidate/store.ts'
import type { Binding } from './store.ts'

/**
 * What the person chose of province and year already, with a candidate or by switching; the tenant's own province is no
 * choice of theirs. A province that cannot be bound is left out. Complete, it leaves one tap to do.
 */
export function suggestBinding(): Partial<Binding> {
  const { candidate } = useCandidate.getState()
  const provinceId = candidate?.provinceId ?? switchedProvince()
  const bindable = useBoot
    .getState()
    .provinces.some((one) => one.provId === provinceId && one.provStatus && one.canUse !== 0)
  if (provinceId === undefined || !bindable) return {}
  return candidate === null ? { provinceId } : { provinceId, year: candidate.year }
}
