import type { CallReply, Calls } from '@wenjin/contract'
import type { ChoiceScoreRow, Customer } from '@wenjin/data'
import { provinceById } from '@wenjin/engine'
import { presentScore } from '../score/index.ts'

export function presentUserInfo(
  customer: Customer,
  score: ChoiceScoreRow | undefined,
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
    customerSchoolRollDto:
      customer.provId === null
        ? null
        : { provinceId: customer.provId, provinceName: provinceById(customer.provId)?.name ?? '' },
    customerTagDto: [],
    vipInfo: null,
    scoreStatus: score === undefined ? 0 : 1,
  }
}

/** 138****0000 */
function hidePhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}
