import { loadTenantConfig } from '@wenjin/data'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps, SignedInCaller } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf } from '../cust/index.ts'
import type { Secrets } from '../secret/index.ts'
import { presentConfig } from '../tenant/index.ts'
import type { Contacts } from './contacts.ts'
import { serviceCoupon } from './coupon.ts'
import { groupCodesOf } from './group.ts'

export { registerQywxCallback } from './callback.ts'
export { contactsOf } from './contacts.ts'
export type { Contacts } from './contacts.ts'

export interface QywxParts {
  readonly secrets: Secrets
  readonly contacts: Contacts
  readonly log: FastifyBaseLogger
}

/** Customer service in the enterprise edition of the messaging app. */
export function qywxHandlers(
  deps: Deps,
  { secrets, contacts, log }: QywxParts,
): Pick<Handlers, 'bindWx' | 'unbindWx' | 'getServiceCode' | 'getGroupCode' | 'getCouponInfo'> {
  const { db } = deps.connection
  const groupCode = groupCodesOf(deps, secrets)

  async function configOf(tenantId: number): Promise<ReadonlyMap<string, string>> {
    const items = presentConfig(await loadTenantConfig(db, tenantId))
    return new Map(items.map(({ keyEname, keyValue }) => [keyEname, keyValue]))
  }

  async function serviceNameOf({ tenant }: SignedInCaller): Promise<string> {
    return (await configOf(tenant.tenantId)).get('qywx_service_name') || `${tenant.brandName}客服`
  }

  async function couponOf(caller: SignedInCaller, isBound: boolean) {
    const { now, tenant, customer } = caller
    const config = (await configOf(tenant.tenantId)).get('qywx_coupon')
    return serviceCoupon(deps, { customerId: customer.customerId, config, isBound, now }, log)
  }

  return {
    async getServiceCode({ customerId }, caller) {
      checkSelf(customerId, caller)
      const { tenantId } = caller.tenant
      const contact =
        (await contacts.find(tenantId, customerId)) ??
        (await contacts.make(tenantId, customerId, await serviceNameOf(caller)))
      return { qrCode: contact.qrCode, name: contact.serviceName, bound: contact.boundAt === null ? 0 : 1 }
    },

    async bindWx({ customerId }, caller) {
      checkSelf(customerId, caller)
      const contact = await contacts.find(caller.tenant.tenantId, customerId)
      const isBound = contact !== undefined && contact.boundAt !== null
      if (isBound) await couponOf(caller, true)
      return { bound: isBound ? 1 : 0, serviceName: contact?.serviceName ?? (await serviceNameOf(caller)) }
    },

    async unbindWx({ customerId }, caller) {
      checkSelf(customerId, caller)
      await contacts.remove(caller.tenant.tenantId, customerId)
      return null
    },

    async getGroupCode({ customerId }, caller) {
      checkSelf(customerId, caller)
      const config = await configOf(caller.tenant.tenantId)
      const qrCode = await groupCode(caller.tenant.tenantId, config)
      if (qrCode === undefined) throw new Refusal('40006', '暂未开放')
      return { qrCode, name: config.get('qywx_group_name') || `${caller.tenant.brandName}交流群` }
    },

    async getCouponInfo({ customerId }, caller) {
      checkSelf(customerId, caller)
      const contact = await contacts.find(caller.tenant.tenantId, customerId)
      return couponOf(caller, contact !== undefined && contact.boundAt !== null)
    },
  }
}
