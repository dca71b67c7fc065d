import { commonCalls } from './common.ts'
import { custCalls } from './cust.ts'
import { planCalls } from './plan.ts'
import { reportCalls } from './report.ts'
import { scoreCalls } from './score.ts'
import { tenantCalls } from './tenant.ts'

/** The table of calls: one row a call, by its name. */
export const CALLS = {
  ...tenantCalls,
  ...commonCalls,
  ...custCalls,
  ...scoreCalls,
  ...planCalls,
  ...reportCalls,
}

export type Calls = typeof CALLS
export type CallName = keyof Calls
