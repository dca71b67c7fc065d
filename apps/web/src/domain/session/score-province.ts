import type { UserInfo } from '@wenjin/contract'
import { provinceById } from '@wenjin/engine'
import { writeStored } from '../../shared/lib/storage.ts'

/** provId of the province a customer's score counts in: the score's own, else the one of the school roll. */
export function scoreProvinceOf({ choiceScoreDto, customerSchoolRollDto }: UserInfo): number | undefined {
  return choiceScoreDto?.provinceId ?? customerSchoolRollDto?.provinceId ?? undefined
}

/** Keeps the customer's score province and school province on the phone. */
export function keepProvinces(info: UserInfo): void {
  keep('_prov_', scoreProvinceOf(info))
  keep('_schoolProv_', info.customerSchoolRollDto?.provinceId ?? undefined)
}

function keep(key: '_prov_' | '_schoolProv_', provId: number | undefined): void {
  const province = provId === undefined ? undefined : provinceById(provId)
  if (province !== undefined) writeStored(key, { provId: province.provId, provName: province.name })
}
