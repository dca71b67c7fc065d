import { appraiseCalls } from './appraise.ts'
import { areaCalls } from './area.ts'
import { centerCalls } from './center.ts'
import { commonCalls } from './common.ts'
import { custCalls } from './cust.ts'
import { likeCalls } from './like.ts'
import { planCalls } from './plan.ts'
import { reportCalls } from './report.ts'
import { rightCalls } from './right.ts'
import { scoreCalls } from './score.ts'
import { signInCalls } from './sign-in.ts'
import { tenantCalls } from './tenant.ts'
import { weixinCalls } from './weixin.ts'

/** The table of calls: one row a call, by its name. */
export const CALLS = {
  ...tenantCalls,
  ...areaCalls,
  ...centerCalls,
  ...commonCalls,
  ...signInCalls,
  ...custCalls,
  ...likeCalls,
  ...rightCalls,
  ...weixinCalls,
  ...scoreCalls,
  ...planCalls,
  ...reportCalls,
  ...appraiseCalls,
}

export type Calls = typeof CALLS
export type CallName = keyof Calls
