import { accountEndCalls } from './account/account-end.ts'
import { customerCalls } from './account/customer.ts'
import { likeCalls } from './account/like.ts'
import { phoneCalls } from './account/phone.ts'
import { profileCalls } from './account/profile.ts'
import { realNameCalls } from './account/real-name.ts'
import { signInCalls } from './account/sign-in.ts'
import { smsCalls } from './account/sms.ts'
import { uploadCalls } from './account/upload.ts'
import { dataCenterCalls } from './admission/data-center.ts'
import { adviceCalls } from './admission/advice.ts'
import { planCalls } from './admission/plan.ts'
import { savedListCalls } from './admission/saved-list.ts'
import { scoreCalls } from './admission/score.ts'
import { checkInCalls } from './commerce/check-in.ts'
import { orderCalls } from './commerce/order.ts'
import { rightCalls } from './commerce/right.ts'
import { activityCalls } from './content/activity.ts'
import { bannerCalls } from './content/banner.ts'
import { cooperationCalls } from './content/cooperation.ts'
import { tenantCalls } from './content/tenant.ts'
import { regionCalls } from './library/region.ts'
import { qywxCalls } from './messaging/qywx.ts'
import { wechatCalls } from './messaging/wechat.ts'

/** The calls of each noun, by its place: the file with the rows here, and the module that serves them in the server. */
export const CALLS_OF = {
  'account/account-end': accountEndCalls,
  'account/customer': customerCalls,
  'account/like': likeCalls,
  'account/phone': phoneCalls,
  'account/profile': profileCalls,
  'account/real-name': realNameCalls,
  'account/sign-in': signInCalls,
  'account/sms': smsCalls,
  'account/upload': uploadCalls,
  'admission/data-center': dataCenterCalls,
  'admission/advice': adviceCalls,
  'admission/plan': planCalls,
  'admission/saved-list': savedListCalls,
  'admission/score': scoreCalls,
  'commerce/check-in': checkInCalls,
  'commerce/order': orderCalls,
  'commerce/right': rightCalls,
  'content/activity': activityCalls,
  'content/banner': bannerCalls,
  'content/cooperation': cooperationCalls,
  'content/tenant': tenantCalls,
  'library/region': regionCalls,
  'messaging/qywx': qywxCalls,
  'messaging/wechat': wechatCalls,
}

export type CallsOf = typeof CALLS_OF
export type Noun = keyof CallsOf

type All<Group> = (Group extends unknown ? (group: Group) => void : never) extends (all: infer Groups) => void
  ? { [Name in keyof Groups]: Groups[Name] }
  : never

export type Calls = All<CallsOf[Noun]>
export type CallName = keyof Calls

/** The table of calls: one row a call, by its name. */
export const CALLS = Object.assign({}, ...Object.values(CALLS_OF)) as Calls
