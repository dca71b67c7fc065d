import { findScore } from '@wenjin/database/queries/admission/saved-candidates'
import type { SavedCandidateRow } from '@wenjin/database/queries/admission/saved-candidates'
import type { Deps } from '../../../deps.ts'
import type { AnyCaller } from '../../../kernel/caller.ts'
import { refuse } from '../../../kernel/refusal.ts'

/** A saved score by its id. Throws Refusal 40101 for a visitor, 40301 when it is not the caller's. */
export type OwnScore = (scoreId: number, caller: AnyCaller) => Promise<SavedCandidateRow>

/** Scores by id with their owner checked; kept, since a saved score never changes. */
export function ownScoresOf({ connection: { db } }: Deps): OwnScore {
  const kept = new Map<number, SavedCandidateRow>()
  return async (scoreId, { customer, tenant }) => {
    if (customer === undefined) throw refuse.signedOut()
    const known = kept.get(scoreId) ?? (await findScore(db, scoreId))
    if (known === undefined || known.customerId !== customer.customerId || known.tenantId !== tenant.tenantId)
      throw refuse.notYours()
    if (kept.size > 10_000) kept.clear()
    kept.set(scoreId, known)
    return known
  }
}
