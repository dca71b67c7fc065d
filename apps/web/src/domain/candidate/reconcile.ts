import { isSameCandidate, statementOf } from './model.ts'
import type { Candidate } from './model.ts'

/** Province and year an account is bound to; null: not bound yet. */
export interface Binding {
  readonly provinceId: number
  readonly year: number
}

/**
 * keep: the phone's stands. adopt: the account's takes its place. save: the phone's goes to the account.
 * elsewhere: the phone's is for another province or year than the account is bound to, the account's takes its place.
 */
export type Reconciled =
  | { readonly kind: 'keep' }
  | { readonly kind: 'adopt'; readonly candidate: Candidate }
  | { readonly kind: 'save'; readonly candidate: Candidate }
  | { readonly kind: 'elsewhere'; readonly candidate: Candidate | null }

/** Brings the candidate on the phone and the one on the account together, after sign-in and at each start. */
export function reconcileCandidate(
  local: Candidate | null,
  saved: Candidate | null,
  binding: Binding | null,
): Reconciled {
  if (local === null) return saved === null ? { kind: 'keep' } : { kind: 'adopt', candidate: saved }
  if (saved !== null && isSameCandidate(statementOf(local), statementOf(saved))) {
    return local.scoreId === saved.scoreId ? { kind: 'keep' } : { kind: 'adopt', candidate: saved }
  }
  if (local.scoreId !== null) return saved === null ? { kind: 'keep' } : { kind: 'adopt', candidate: saved }
  if (binding === null) return { kind: 'keep' }
  const bound = local.provinceId === binding.provinceId && local.year === binding.year
  return bound ? { kind: 'save', candidate: local } : { kind: 'elsewhere', candidate: saved }
}
