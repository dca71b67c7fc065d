import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../schema/database.ts'
import type { Tenant, TenantConfigItem } from './tenants.ts'
import { tenantOfRow } from './tenants.ts'

/** Enters a tenant; false when its id is taken. */
export async function insertTenant(db: Kysely<Database>, tenant: Tenant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tenant')
    .values({ tenant_id: tenant.tenantId, ...valuesOf(tenant) })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Changes a tenant to what `change` makes of it, nobody else changing it meanwhile; false when there is none. */
export async function changeTenant(
  db: Transaction<Database>,
  tenantId: number,
  change: (tenant: Tenant) => Tenant,
): Promise<boolean> {
  const row = await db
    .selectFrom('tenant')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return false
  await db
    .updateTable('tenant')
    .set(valuesOf(change(tenantOfRow(row))))
    .where('tenant_id', '=', tenantId)
    .execute()
  return true
}

function valuesOf(tenant: Omit<Tenant, 'tenantId'>) {
  return {
    short_name: tenant.shortName,
    brand_name: tenant.brandName,
    theme_color: tenant.themeColor,
    default_province: JSON.stringify(tenant.defaultProvince),
    appid: tenant.appid,
    disabled_list: JSON.stringify(tenant.disabledList),
    mall_name: tenant.mallName,
  }
}

/**
 * Gives a host to a tenant; resolves to the tenant that has it: another's host stays where it is.
 * @param host in lower case, no port
 */
export async function claimHost(db: Kysely<Database>, tenantId: number, host: string): Promise<number> {
  await db
    .insertInto('tenant_host')
    .values({ host, tenant_id: tenantId })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
  const row = await db
    .selectFrom('tenant_host')
    .select('tenant_id')
    .where('host', '=', host)
    .executeTakeFirstOrThrow()
  return row.tenant_id
}

/** Takes a host from a tenant; false when it has none of that name. */
export async function releaseHost(db: Kysely<Database>, tenantId: number, host: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenant_host')
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Says whether a tenant may use a province. */
export async function setProvinceUse(
  db: Kysely<Database>,
  tenantId: number,
  provId: number,
  canUse: boolean,
): Promise<void> {
  await db
    .insertInto('tenant_province')
    .values({ tenant_id: tenantId, prov_id: provId, can_use: canUse })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'prov_id']).doUpdateSet({ can_use: canUse }))
    .execute()
}

/** Sets a config item of a tenant; the one before it is gone. */
export async function saveTenantConfig(
  db: Kysely<Database>,
  tenantId: number,
  { keyEname, inputType, keyValue }: TenantConfigItem,
): Promise<void> {
  await db
    .insertInto('tenant_config')
    .values({ tenant_id: tenantId, key_ename: keyEname, input_type: inputType, key_value: keyValue })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'key_ename'])
        .doUpdateSet({ input_type: inputType, key_value: keyValue }),
    )
    .execute()
}

/** Removes a config item of a tenant; false when there is none. */
export async function removeTenantConfig(
  db: Kysely<Database>,
  tenantId: number,
  keyEname: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenant_config')
    .where('tenant_id', '=', tenantId)
    .where('key_ename', '=', keyEname)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
