import type { Kysely, Selectable } from 'kysely'
import type { TenantTable } from '../schema/customers.ts'
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

/** A tenant as its row has it. */
export function tenantOfRow(row: Selectable<TenantTable>): Tenant {
  return {
    tenantId: row.tenant_id,
    shortName: row.short_name,
    brandName: row.brand_name,
    themeColor: row.theme_color,
    defaultProvince: row.default_province,
    appid: row.appid,
    disabledList: row.disabled_list,
    mallName: row.mall_name,
  }
}

/** Every tenant with its hosts, by id. */
export async function listTenants(
  db: Kysely<Database>,
): Promise<(Tenant & { readonly hosts: readonly string[] })[]> {
  const rows = await db.selectFrom('tenant').selectAll().orderBy('tenant_id').execute()
  const hosts = await db.selectFrom('tenant_host').selectAll().orderBy('host').execute()
  const hostsOf = Map.groupBy(hosts, (row) => row.tenant_id)
  return rows.map((row) => ({
    ...tenantOfRow(row),
    hosts: (hostsOf.get(row.tenant_id) ?? []).map(({ host }) => host),
  }))
}

/** Every tenant by host, and the main one (tenant id 0) under ''. */
export async function loadTenants(db: Kysely<Database>): Promise<Map<string, Tenant>> {
  const byHost = new Map<string, Tenant>()
  for (const { hosts, ...tenant } of await listTenants(db)) {
    for (const host of hosts) byHost.set(host, tenant)
    if (tenant.tenantId === 0) byHost.set('', tenant)
  }
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
