import { hidePhone } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import type { Consignee, Profile } from '@wenjin/database/queries/account/profiles'
import type { Points } from '@wenjin/database/queries/commerce/points'
import { placeNames } from '../../library/region/index.ts'

export function presentProfile(
  customerId: number,
  profile: Profile,
  points: Points,
): CallReply<Calls['getCustomerInfo']> {
  const { email, parentName, parentPhone, intro } = profile.otherInfo
  return {
    customerId,
    phone: hidePhone(profile.phone ?? ''),
    name: profile.name ?? '',
    avatar: profile.avatar ?? '',
    gender: profile.gender,
    email: email ?? '',
    parentName: parentName ?? '',
    parentPhone: parentPhone ?? '',
    intro: intro ?? '',
    hasPasswd: profile.hasPasswd ? 1 : 0,
    hasOpenid: profile.hasOpenid ? 1 : 0,
    realName: profile.realName ?? '',
    realNameProof: profile.realNameProof ?? '',
    createdAt: profile.createdAt.toISOString(),
    points: points.balance,
    signInDays: points.days,
    signedInToday: points.today ? 1 : 0,
  }
}

export function presentConsignee(consignee: Consignee): NonNullable<CallReply<Calls['getConsignee']>> {
  return { ...consignee, ...placeNames(consignee) }
}

/** Who shares, to anybody: 张** whatever the length of the name. */
export function presentSharer(sharer: {
  readonly name: string | null
  readonly avatar: string | null
}): CallReply<Calls['getShareInfo']> {
  const [first] = new Intl.Segmenter('zh').segment(sharer.name ?? '')
  return { name: first === undefined ? '' : `${first.segment}**`, avatar: sharer.avatar ?? '' }
}
