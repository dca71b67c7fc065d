import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Secrets a tenant may have: of its messaging app, and of its customer service in the enterprise edition. */
export const TENANT_SECRETS = [
  'wx-app-secret',
  'qywx-corpid',
  'qywx-secret',
  'qywx-userid',
  'qywx-token',
  'qywx-aes-key',
] as const

export type TenantSecretName = (typeof TENANT_SECRETS)[number]

/** Sets a secret of a tenant, sealed by `keys.seal('tenant-secret', value)`; the one before it is gone. */
export async function saveTenantSecret(
  db: Kysely<Database>,
  tenantId: number,
  name: TenantSecretName,
  sealed: string,
): Promise<void> {
  await db
    .insertInto('tenantSecret')
    .values({ tenantId, name, sealed })
    .onConflict((conflict) => conflict.columns(['tenantId', 'name']).doUpdateSet({ sealed }))
    .execute()
}

/** Secrets of a tenant by their names, as they were sealed. */
export async function loadTenantSecrets(
  db: Kysely<Database>,
  tenantId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('tenantSecret')
    .select(['name', 'sealed'])
    .where('tenantId', '=', tenantId)
    .execute()
  return new Map(rows.map(({ name, sealed }) => [name, sealed]))
}

/** Removes a secret of a tenant; false when it has none of that name. */
export async function removeTenantSecret(
  db: Kysely<Database>,
  tenantId: number,
  name: TenantSecretName,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenantSecret')
    .where('tenantId', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
