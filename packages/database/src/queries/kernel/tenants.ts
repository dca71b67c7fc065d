import type { Kysely, Selectable } from 'kysely'
import type { TenantTable, TenantConfigTable } from '../../schema/customers.ts'
import type { Database } from '../../schema/database.ts'

export type Tenant = Readonly<Selectable<TenantTable>>

/** Every tenant with its hosts, by id. */
export async function listTenants(
  db: Kysely<Database>,
): Promise<(Tenant & { readonly hosts: readonly string[] })[]> {
  const rows = await db.selectFrom('tenant').selectAll().orderBy('tenantId').execute()
  const hosts = await db.selectFrom('tenantHost').selectAll().orderBy('host').execute()
  const hostsOf = Map.groupBy(hosts, (row) => row.tenantId)
  return rows.map((row) => ({
    ...row,
    hosts: (hostsOf.get(row.tenantId) ?? []).map(({ host }) => host),
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

const tenantConfigItemColumns = ['inputType', 'keyEname', 'keyValue'] as const

export type TenantConfigItem = Readonly<
  Pick<Selectable<TenantConfigTable>, (typeof tenantConfigItemColumns)[number]>
>

/** Config items of a tenant, in the order of their keys. */
export async function loadTenantConfig(db: Kysely<Database>, tenantId: number): Promise<TenantConfigItem[]> {
  return db
    .selectFrom('tenantConfig')
    .select(tenantConfigItemColumns)
    .where('tenantId', '=', tenantId)
    .orderBy('keyEname')
    .execute()
}

/** Provinces a tenant may not use (provIds). */
export async function loadLockedProvinces(db: Kysely<Database>, tenantId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('tenantProvince')
    .select('provId')
    .where('tenantId', '=', tenantId)
    .where('canUse', '=', false)
    .execute()
  return new Set(rows.map((row) => row.provId))
}

/** Sets one config item of a tenant when it is not set yet. */
export async function ensureTenantConfig(
  db: Kysely<Database>,
  tenantId: number,
  item: TenantConfigItem,
): Promise<void> {
  await db
    .insertInto('tenantConfig')
    .values({ tenantId, ...item })
    .onConflict((conflict) => conflict.columns(['tenantId', 'keyEname']).doNothing())
    .execute()
}
