import { insertTenant } from '@wenjin/database/queries/kernel/tenant-writes'
import { ensureTenantConfig, listTenants } from '@wenjin/database/queries/kernel/tenants'
import { STARTING_AGREEMENT } from '@wenjin/database/starting-agreement'
import { renewProvince } from '@wenjin/admission/judge/renew'
import { hasDatasets } from '@wenjin/database/queries/dataset/datasets'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Clock } from './kernel/clock.ts'

/** What a first start needs: the main tenant and demo data where no data are. Later starts change nothing. */
export async function prepareData(connection: Connection, clock: Clock): Promise<void> {
  await prepareTenant(connection)
  if (await hasDatasets(connection.db)) return
  // what it knows of schools is large, and only an empty database asks for it
  const { loadDemo } = await import('@wenjin/importer/demo/index')
  await loadDemo(connection, { now: clock(), judge: renewProvince })
}

/** Makes the main tenant if it is missing; every tenant gets a user agreement. */
export async function prepareTenant({ db }: Pick<Connection, 'db'>): Promise<void> {
  await insertTenant(db, {
    tenantId: 0,
    shortName: '问津',
    brandName: '问津志愿',
    themeColor: '#1668dc',
    defaultProvince: { provId: 32, provName: '湖南' },
    appid: null,
    disabledList: [],
    mallName: '商城',
  })
  for (const { tenantId } of await listTenants(db)) await ensureTenantConfig(db, tenantId, STARTING_AGREEMENT)
}
