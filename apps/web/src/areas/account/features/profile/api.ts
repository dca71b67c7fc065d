import type { CallInput, CallReply, Calls, UserInfo } from '@wenjin/contract'
import { invalidateCall } from '../../../../shared/lib/call-query.ts'
import { call } from '../../../../shared/lib/call.ts'

/** Where the customer goes to school; independent of the province of their gaokao. */
export type SchoolRoll = NonNullable<UserInfo['customerSchoolRollDto']>
export type Consignee = NonNullable<CallReply<Calls['getConsignee']>>
export type Basic = Omit<CallInput<Calls['updateCustomer']>, 'customerId'>
export type OtherInfo = Required<Omit<CallInput<Calls['updateOtherInfo']>, 'customerId'>>
export type SchoolRollInput = Omit<CallInput<Calls['updateCustomerSchoolRoll']>, 'customerId'>
export type ConsigneeInput = Omit<CallInput<Calls['updateConsignee']>, 'customerId'>
export type IdentityInput = Omit<CallInput<Calls['realNameAuth']>, 'customerId'>

/** The form shows what the server refuses. */
const QUIET = { quiet: true }

/** Name, picture, gender: what is given is changed. Rejects with CallError, as all that follow do. */
export async function saveBasic(customerId: number, basic: Basic): Promise<void> {
  await call('updateCustomer', { customerId, ...basic }, QUIET)
  await invalidateCall('getCustomerInfo', { customerId })
}

export async function saveOtherInfo(customerId: number, info: OtherInfo): Promise<void> {
  await call('updateOtherInfo', { customerId, ...info }, QUIET)
  await invalidateCall('getCustomerInfo', { customerId })
}

export async function saveSchoolRoll(customerId: number, roll: SchoolRollInput): Promise<void> {
  await call('updateCustomerSchoolRoll', { customerId, ...roll }, QUIET)
}

export async function saveTags(customerId: number, tags: readonly string[]): Promise<void> {
  await call('updateCustomerTag', { customerId, tags: [...tags] }, QUIET)
}

export async function saveConsignee(customerId: number, consignee: ConsigneeInput): Promise<void> {
  await call('updateConsignee', { customerId, ...consignee }, QUIET)
  await invalidateCall('getConsignee', { customerId })
}

/** Keeps a picture on the server and makes it the customer's. */
export async function saveAvatar(customerId: number, image: Blob): Promise<void> {
  const { url } = await call('uploadImage', { image }, QUIET)
  await saveBasic(customerId, { avatar: url })
}

/** Checks name and number of the identity card. */
export async function proveIdentity(customerId: number, identity: IdentityInput): Promise<void> {
  await call('realNameAuth', { customerId, ...identity }, QUIET)
  await invalidateCall('getCustomerInfo', { customerId })
}
