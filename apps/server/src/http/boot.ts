import type { AnyCaller } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'

type StartHandlers = Pick<
  Handlers,
  'getTenantInfo' | 'getTenantConfig' | 'getProvinces' | 'getUserInfo' | 'getChoiceMode'
>

/** Answers of the start calls, in the order a browser would ask for them. */
export interface Boot {
  /** Moment of the product's clock, epoch milliseconds. */
  readonly now: number
  readonly tenantInfo: unknown
  readonly tenantConfig: unknown
  readonly provinces: unknown
  /** null: a visitor's page. */
  readonly userInfo: unknown
  readonly choiceMode: unknown
}

/**
 * What the start calls answer to the one who asks for the page: the handlers themselves are asked, so that the page says
 * what the calls would.
 */
export async function bootOf(handlers: StartHandlers, caller: AnyCaller): Promise<Boot> {
  const tenantInfo = await handlers.getTenantInfo({}, caller)
  const tenantConfig = await handlers.getTenantConfig({ deviceType: 2 }, caller)
  const provinces = await handlers.getProvinces({}, caller)
  const userInfo = await userInfoOf(handlers, caller)
  const provinceId =
    userInfo?.choiceScoreDto?.provinceId ??
    userInfo?.customerSchoolRollDto?.provinceId ??
    caller.tenant.defaultProvince.provId
  const choiceMode = await handlers.getChoiceMode({ provinceId }, caller)
  return { now: caller.now.getTime(), tenantInfo, tenantConfig, provinces, userInfo, choiceMode }
}

type UserInfo = {
  readonly choiceScoreDto: { readonly provinceId: number } | null
  readonly customerSchoolRollDto: { readonly provinceId: number | null } | null
}

async function userInfoOf(handlers: StartHandlers, caller: AnyCaller): Promise<UserInfo | null> {
  const { customer } = caller
  if (customer === undefined) return null
  return (await handlers.getUserInfo({}, { ...caller, customer })) as UserInfo
}
