import { saveTenantSecret } from '@wenjin/database/queries/messaging/tenant-secrets'
import type { TenantSecretName } from '@wenjin/database/queries/messaging/tenant-secrets'
import type { TestApp } from './test-app.ts'
import { testKeys } from './carriers.ts'

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
  const main = await db.selectFrom('tenant').selectAll().where('tenantId', '=', 0).executeTakeFirstOrThrow()
  const copied = {
    defaultProvince: JSON.stringify(main.defaultProvince),
    disabledList: JSON.stringify(disabledList),
  }
  await db
    .insertInto('tenant')
    .values({ ...main, ...copied, tenantId: 7, shortName: '七中', brandName: '七中升学' })
    .execute()
  await db.insertInto('tenantHost').values({ host: 'seven.example', tenantId: 7 }).execute()
}

/** Where a client of tenant 7 is. */
export const SEVEN = { host: 'seven.example', tenantId: 7 } as const
