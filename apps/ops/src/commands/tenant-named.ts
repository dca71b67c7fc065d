import { listTenants } from '@wenjin/database/queries/kernel/tenants'
import { Failure } from '../shell/command.ts'
import type { Db } from '../shell/define.ts'
import { TENANT_ID } from '../shell/fields.ts'
import { must } from '../shell/options.ts'

export type TenantEntry = Awaited<ReturnType<typeof listTenants>>[number]

/** The option of everything that belongs to a tenant. */
export const TENANT = { tenant: must(TENANT_ID, '租户编号；0是主品牌') }

/** The tenant of an id. Throws Failure naming those there are. */
export async function tenantNamed(db: Db, tenantId: number): Promise<TenantEntry> {
  const tenants = await listTenants(db)
  const tenant = tenants.find((one) => one.tenantId === tenantId)
  if (tenant !== undefined) return tenant
  const known = tenants.map(tenantWords).join('、')
  throw new Failure(
    `没有租户${tenantId}。${known === '' ? '还没有租户：先启动一次服务器' : `现有：${known}`}`,
  )
}

/** 7（七中升学） */
export function tenantWords({ tenantId, brandName }: Pick<TenantEntry, 'tenantId' | 'brandName'>): string {
  return `${tenantId}（${brandName}）`
}
