/** Outcome of a real-name check: by the number's form alone, by the authority's register, or not one person. */
export type IdentityOutcome = 'form' | 'register' | 'mismatch'

/** Proves that a name and an identity number belong together. Rejects when the check cannot be made. */
export interface IdentityCarrier {
  check(realName: string, idCard: string): Promise<IdentityOutcome>
}
