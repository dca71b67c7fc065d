import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { Tenant, TenantConfigItem } from './tenants.ts'

/** Enters a tenant; false when its id is taken. */
export async function insertTenant(db: Kysely<Database>, tenant: Tenant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tenant')
    .values(valuesOf(tenant))
    .onConflict((conflict) => conflict.column('tenantId').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Changes a tenant to what `change` makes of it, with the row locked meanwhile; false without such a tenant. */
export async function changeTenant(
  db: Transaction<Database>,
  tenantId: number,
  change: (tenant: Tenant) => Tenant,
): Promise<boolean> {
  const row = await db
    .selectFrom('tenant')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return false
  await db
    .updateTable('tenant')
    .set(valuesOf(change(row)))
    .where('tenantId', '=', tenantId)
    .execute()
  return true
}

function valuesOf(tenant: Tenant) {
  return {
    ...tenant,
    defaultProvince: JSON.stringify(tenant.defaultProvince),
    disabledList: JSON.stringify(tenant.disabledList),
  }
}

/**
 * Gives a host to a tenant; resolves to the tenant that has it: another's host stays where it is.
 * @param host in lower case, no port
 */
export async function claimHost(db: Kysely<Database>, tenantId: number, host: string): Promise<number> {
  await db
    .insertInto('tenantHost')
    .values({ host, tenantId })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
  const row = await db
    .selectFrom('tenantHost')
    .select('tenantId')
    .where('host', '=', host)
    .executeTakeFirstOrThrow()
  return row.tenantId
}

/** Takes a host from a tenant; false when it has none of that name. */
export async function releaseHost(db: Kysely<Database>, tenantId: number, host: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenantHost')
    .where('tenantId', '=', tenantId)
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
    .insertInto('tenantProvince')
    .values({ tenantId, provId, canUse })
    .onConflict((conflict) => conflict.columns(['tenantId', 'provId']).doUpdateSet({ canUse }))
    .execute()
}

/** Sets a config item of a tenant; the one before it is gone. */
export async function saveTenantConfig(
  db: Kysely<Database>,
  tenantId: number,
  item: TenantConfigItem,
): Promise<void> {
  await db
    .insertInto('tenantConfig')
    .values({ tenantId, ...item })
    .onConflict((conflict) => conflict.columns(['tenantId', 'keyEname']).doUpdateSet(item))
    .execute()
}

/** Removes a config item of a tenant; false when it has no such one. */
export async function removeTenantConfig(
  db: Kysely<Database>,
  tenantId: number,
  keyEname: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenantConfig')
    .where('tenantId', '=', tenantId)
    .where('keyEname', '=', keyEname)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
