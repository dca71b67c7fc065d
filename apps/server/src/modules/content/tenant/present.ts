import type { CallReply, Calls } from '@wenjin/contract'
import type { Tenant, TenantConfigItem } from '@wenjin/database/queries/kernel/tenants'

/** App id of tenants that have none of their own; empty: no messaging app. */
const DEFAULT_APPID = ''

export function presentTenant(tenant: Tenant): CallReply<Calls['getTenantInfo']> {
  return {
    tenantId: tenant.tenantId,
    shortName: tenant.shortName,
    brandName: tenant.brandName,
    themeColor: tenant.themeColor,
    defaultProvince: JSON.stringify(tenant.defaultProvince),
    appid: tenant.appid ?? DEFAULT_APPID,
    disabledList: [...tenant.disabledList],
    mallName: tenant.mallName,
  }
}

/** Config items with the dashes of their keys replaced by underscores. */
export function presentConfig(items: readonly TenantConfigItem[]): CallReply<Calls['getTenantConfig']> {
  return items.map(({ keyEname, keyValue }) => ({ keyEname: keyEname.replaceAll('-', '_'), keyValue }))
}
