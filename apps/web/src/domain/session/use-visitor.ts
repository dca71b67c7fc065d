import { useBoot } from '../../shared/lib/boot.ts'
import { scoreProvinceOf } from './score-province.ts'
import { useSession, useUserInfo } from './store.ts'

/** Where the person may go depends on this. */
export interface Visitor {
  readonly signedIn: boolean
  readonly banned: boolean
  /** canUse of the customer's province is 0. */
  readonly provinceLocked: boolean
}

export function useVisitor(): Visitor {
  const signedIn = useSession(({ customerId }) => customerId !== null)
  const info = useUserInfo()
  const provinces = useBoot((state) => state.provinces)
  const scoreProvince = info === undefined ? undefined : scoreProvinceOf(info)
  return {
    signedIn,
    banned: info?.customerDto.banStatus === 0,
    provinceLocked: provinces.some(({ provId, canUse }) => provId === scoreProvince && canUse === 0),
  }
}
