import { queryOptions } from '@tanstack/react-query'
import type { CallInput, CallReply, Calls, UserInfo } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { customerInfoQuery } from '../../shared/lib/customer-info.ts'
import { queryClient } from '../../shared/lib/query-client.ts'

/** Where the customer goes to school; of their province of the gaokao it is not about. */
export type SchoolRoll = NonNullable<UserInfo['customerSchoolRollDto']>
export type Consignee = NonNullable<CallReply<Calls['getConsignee']>>
export type Basic = Omit<CallInput<Calls['updateCustomer']>, 'customerId'>
export type OtherInfo = Required<Omit<CallInput<Calls['updateOtherInfo']>, 'customerId'>>
export type SchoolRollInput = Omit<CallInput<Calls['updateCustomerSchoolRoll']>, 'customerId'>
export type ConsigneeInput = Omit<CallInput<Calls['updateConsignee']>, 'customerId'>
export type IdentityInput = Omit<CallInput<Calls['realNameAuth']>, 'customerId'>

/** The form shows what the server refuses. */
const QUIET = { quiet: true }

/** The one address of a customer; the answer null: none is kept. */
export function consigneeQuery(customerId: number | null) {
  return queryOptions({
    queryKey: ['getConsignee', customerId],
    enabled: customerId !== null,
    queryFn: ({ signal }): Promise<Consignee | null> =>
      call('getConsignee', { customerId: customerId ?? 0 }, { ...QUIET, signal }),
  })
}

/** Name, picture, gender: what is given is changed. Rejects with CallError, as all that follow do. */
export async function saveBasic(customerId: number, basic: Basic): Promise<void> {
  await call('updateCustomer', { customerId, ...basic }, QUIET)
  await refreshInfo(customerId)
}

export async function saveOtherInfo(customerId: number, info: OtherInfo): Promise<void> {
  await call('updateOtherInfo', { customerId, ...info }, QUIET)
  await refreshInfo(customerId)
}

export async function saveSchoolRoll(customerId: number, roll: SchoolRollInput): Promise<void> {
  await call('updateCustomerSchoolRoll', { customerId, ...roll }, QUIET)
}

export async function saveTags(customerId: number, tags: readonly string[]): Promise<void> {
  await call('updateCustomerTag', { customerId, tags: [...tags] }, QUIET)
}

export async function saveConsignee(customerId: number, consignee: ConsigneeInput): Promise<void> {
  await call('updateConsignee', { customerId, ...consignee }, QUIET)
  await queryClient.invalidateQueries({ queryKey: consigneeQuery(customerId).queryKey })
}

/** Keeps a picture on the server and makes it the customer's. */
export async function saveAvatar(customerId: number, image: Blob): Promise<void> {
  const { url } = await call('uploadImage', { image }, QUIET)
  await saveBasic(customerId, { avatar: url })
}

/** Checks name and number of the identity card. */
export async function proveIdentity(customerId: number, identity: IdentityInput): Promise<void> {
  await call('realNameAuth', { customerId, ...identity }, QUIET)
  await refreshInfo(customerId)
}

function refreshInfo(customerId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: customerInfoQuery(customerId).queryKey })
}
