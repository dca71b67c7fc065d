import type { CallName, WireRow, WireTable } from '@wenjin/contract'

const rows: Partial<Record<CallName, WireRow>> = {}

/** The wire rows of the calls that the modules loaded so far name. */
export const calls = rows as WireTable

/**
 * Each module brings the rows of the calls it names; the build writes this call into it.
 * @public
 */
export function addCalls(more: Partial<WireTable>): void {
  Object.assign(rows, more)
}
