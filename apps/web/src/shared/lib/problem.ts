/** What keeps a form from being sent: the first field that is wrong, and what to say of it. */
export interface Problem<F extends string> {
  readonly field: F
  readonly message: string
}

/** The first of the fields' checks that found something; null: none did. */
export function firstProblem<F extends string>(
  checks: readonly (readonly [F, string | null])[],
): Problem<F> | null {
  for (const [field, message] of checks) if (message !== null) return { field, message }
  return null
}
