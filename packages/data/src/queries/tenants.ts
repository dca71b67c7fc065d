import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Tenant {
  readonly tenantId: number
  readonly shortName: string
  readonly brandName: string
  readonly themeColor: string
  readonly defaultProvince: { readonly provId: number; readonly provName: string }
  readonly appid: string | null
  readonly disabledList: readonly string[]
  readonly mallName: string
}

/** Every tenant by host, and the main one (tenant id 0) under ''. */
export async function loadTenants(db: Kysely<Database>): Promise<Map<string, Tenant>> {
  const rows = await db.selectFrom('tenant').selectAll().execute()
  const byId = new Map(
    rows.map((row) => [
      row.tenant_id,
      {
        tenantId: row.tenant_id,
        shortName: row.short_name,
        brandName: row.brand_name,
        themeColor: row.theme_color,
        defaultProvince: row.default_province,
        appid: row.appid,
        disabledList: row.disabled_list,
        mallName: row.mall_name,
      },
    ]),
  )
  const hosts = await db.selectFrom('tenant_host').selectAll().execute()
  const byHost = new Map<string, Tenant>()
  for (const { host, tenant_id } of hosts) {
    const tenant = byId.get(tenant_id)
    if (tenant !== undefined) byHost.set(host, tenant)
  }
  const main = byId.get(0)
  if (main !== undefined) byHost.set('', main)
  return byHost
}

export interface TenantConfigItem {
  readonly inputType: 'file' | 'text' | 'richText'
  readonly keyEname: string
  readonly keyValue: string
}

/** Config items of a tenant, in the order of their keys. */
export async function loadTenantConfig(db: Kysely<Database>, tenantId: number): Promise<TenantConfigItem[]> {
  return db
    .selectFrom('tenant_config')
    .select(['input_type as inputType', 'key_ename as keyEname', 'key_value as keyValue'])
    .where('tenant_id', '=', tenantId)
    .orderBy('key_ename')
    .execute()
}

/** Provinces a tenant may not use (provIds). */
export async function loadLockedProvinces(db: Kysely<Database>, tenantId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('tenant_province')
    .select('prov_id')
    .where('tenant_id', '=', tenantId)
    .where('can_use', '=', false)
    .execute()
  return new Set(rows.map((row) => row.prov_id))
}

/** Makes the main tenant (id 0) when there is none; an existing one is left as it is. */
export async function ensureMainTenant(
  db: Kysely<Database>,
  tenant: Omit<Tenant, 'tenantId'>,
): Promise<void> {
  await db
    .insertInto('tenant')
    .values({
      tenant_id: 0,
      short_name: tenant.shortName,
      brand_name: tenant.brandName,
      theme_color: tenant.themeColor,
      default_province: JSON.stringify(tenant.defaultProvince),
      appid: tenant.appid,
      disabled_list: JSON.stringify(tenant.disabledList),
      mall_name: tenant.mallName,
    })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute()
}

/** Sets one config item of a tenant when it is not set yet. */
export async function ensureTenantConfig(
  db: Kysely<Database>,
  tenantId: number,
  item: TenantConfigItem,
): Promise<void> {
  await db
    .insertInto('tenant_config')
    .values({
      tenant_id: tenantId,
      key_ename: item.keyEname,
      input_type: item.inputType,
      key_value: item.keyValue,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key_ename']).doNothing())
    .execute()
}
