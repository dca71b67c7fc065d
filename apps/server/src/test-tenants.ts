import { saveTenantSecret } from '@wenjin/data'
import type { TenantSecretName } from '@wenjin/data'
import type { TestApp } from './testing.ts'
import { testKeys } from './test-carriers.ts'

/** Sets secrets of a tenant as operators do; they are seen at once when none was asked for before. */
export async function setSecrets(
  { database }: TestApp,
  tenantId: number,
  secrets: Partial<Record<TenantSecretName, string>>,
): Promise<void> {
  const keys = await testKeys()
  for (const [name, value] of Object.entries(secrets))
    await saveTenantSecret(
      database.connection.db,
      tenantId,
      name as TenantSecretName,
      await keys.seal('tenant-secret', value),
    )
}

/** Makes tenant 7 at seven.example, like the main one but for what it has switched off. */
export async function addTenantSeven(
  { database }: TestApp,
  disabledList: readonly string[] = [],
): Promise<void> {
  const { db } = database.connection
  const main = await db.selectFrom('tenant').selectAll().where('tenant_id', '=', 0).executeTakeFirstOrThrow()
  const copied = {
    default_province: JSON.stringify(main.default_province),
    disabled_list: JSON.stringify(disabledList),
  }
  await db
    .insertInto('tenant')
    .values({ ...main, ...copied, tenant_id: 7, short_name: '七中', brand_name: '七中升学' })
    .execute()
  await db.insertInto('tenant_host').values({ host: 'seven.example', tenant_id: 7 }).execute()
}

/** Where a client of tenant 7 is. */
export const SEVEN = { host: 'seven.example', tenantId: 7 } as const
