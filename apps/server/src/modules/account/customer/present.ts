import { hidePhone } from '@wenjin/contract'
import type { CallReply, Calls, UserInfo } from '@wenjin/contract'
import type { Customer } from '@wenjin/database/queries/account/customers'
import type { StartProfile } from '@wenjin/database/queries/account/profiles'
import type { SavedCandidateRow } from '@wenjin/database/queries/admission/saved-candidates'
import { provinceById } from '@wenjin/engine'
import { placeNames } from '../../library/region/index.ts'
import { presentScore } from '../../admission/score/index.ts'

export function presentUserInfo(
  customer: Customer,
  score: SavedCandidateRow | undefined,
  { tags, schoolRoll, vip }: StartProfile,
): CallReply<Calls['getUserInfo']> {
  return {
    customerDto: {
      customerId: customer.customerId,
      phone: hidePhone(customer.phone ?? ''),
      name: customer.name ?? '',
      avatar: customer.avatar ?? '',
      canModifyProv: customer.canModifyProv,
      banStatus: customer.banStatus,
      shareCode: customer.shareCode,
      sourceName: customer.sourceName ?? '',
      year: customer.year,
    },
    choiceScoreDto: score === undefined ? null : presentScore(score),
    customerSchoolRollDto: presentSchoolRoll(customer, schoolRoll),
    customerTagDto: [...tags],
    vipInfo: vip && { name: vip.name, endsAt: vip.endsAt?.toISOString() ?? null },
    scoreStatus: score === undefined ? 0 : 1,
  }
}

/** The gaokao province that is bound, and the school; null where neither is told. */
function presentSchoolRoll(
  { provId }: Customer,
  roll: StartProfile['schoolRoll'],
): UserInfo['customerSchoolRollDto'] {
  if (provId === null && roll === null) return null
  const bound = {
    provinceId: provId,
    provinceName: provId === null ? '' : (provinceById(provId)?.name ?? ''),
  }
  if (roll === null) return { ...bound, ...NO_SCHOOL }
  const { cityName, boroughName } = placeNames({ ...roll, provId: roll.schoolProvId })
  return {
    ...bound,
    schoolProvinceId: roll.schoolProvId,
    cityId: roll.cityId,
    cityName,
    boroughId: roll.boroughId,
    boroughName,
    schoolId: roll.schoolId,
    schoolName: roll.schoolName,
    grade: roll.grade,
    className: roll.className,
  }
}

const NO_SCHOOL = {
  schoolProvinceId: null,
  cityId: null,
  cityName: '',
  boroughId: null,
  boroughName: '',
  schoolId: null,
  schoolName: '',
  grade: null,
  className: '',
}
