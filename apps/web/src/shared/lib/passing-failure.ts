import { CallError } from '@wenjin/contract'

/** Codes that a later try of the same call may overcome; every other answer of the server is its last word. */
const PASSING: ReadonlySet<string> = new Set(['transport', '42901', '50001'])

/** Whether a call failed for a reason that passes: no connection, too many calls, a fault of the server. */
export function isPassingFailure(error: unknown): boolean {
  return error instanceof CallError && PASSING.has(error.code)
}
