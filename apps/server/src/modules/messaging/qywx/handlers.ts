import { loadTenantConfig } from '@wenjin/database/queries/kernel/tenants'
import type { Deps, Log } from '../../../deps.ts'
import type { SignedInCaller } from '../../../kernel/caller.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secrets } from '../secret/index.ts'
import { presentConfig } from '../../content/tenant/index.ts'
import type { Contacts } from './contacts.ts'
import { serviceCoupon } from './coupon.ts'
import { groupCodesOf } from './group.ts'

export interface QywxParts {
  readonly secrets: Secrets
  readonly contacts: Contacts
  readonly log: Log
}

/** Customer service in the enterprise edition of the messaging app. */
export function qywxHandlers(
  deps: Deps,
  { secrets, contacts, log }: QywxParts,
): HandlersOf<'messaging/qywx'> {
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
    async getServiceCode(_input, caller) {
      const { customerId } = caller.customer
      const { tenantId } = caller.tenant
      const contact =
        (await contacts.find(tenantId, customerId)) ??
        (await contacts.make(tenantId, customerId, await serviceNameOf(caller)))
      return { qrCode: contact.qrCode, name: contact.serviceName, bound: contact.boundAt === null ? 0 : 1 }
    },

    async bindWx(_input, caller) {
      const { customerId } = caller.customer
      const contact = await contacts.find(caller.tenant.tenantId, customerId)
      const isBound = contact !== undefined && contact.boundAt !== null
      if (isBound) await couponOf(caller, true)
      return { bound: isBound ? 1 : 0, serviceName: contact?.serviceName ?? (await serviceNameOf(caller)) }
    },

    async unbindWx(_input, caller) {
      const { customerId } = caller.customer
      await contacts.remove(caller.tenant.tenantId, customerId)
      return null
    },

    async getGroupCode(_input, caller) {
      const config = await configOf(caller.tenant.tenantId)
      const qrCode = await groupCode(caller.tenant.tenantId, config)
      if (qrCode === undefined) throw refuse.groupClosed()
      return { qrCode, name: config.get('qywx_group_name') || `${caller.tenant.brandName}交流群` }
    },

    async getCouponInfo(_input, caller) {
      const { customerId } = caller.customer
      const contact = await contacts.find(caller.tenant.tenantId, customerId)
      return couponOf(caller, contact !== undefined && contact.boundAt !== null)
    },
  }
}
