import { ensureTenantConfig, insertTenant, loadDemo } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import { USER_AGREEMENT } from './agreement.ts'
import type { Clock } from './clock.ts'

/** What a first start needs: the main tenant and demo data where no data are. Later starts change nothing. */
export async function prepareData(connection: Connection, clock: Clock): Promise<void> {
  await prepareTenant(connection)
  await loadDemo(connection, clock())
}

/** Makes the main tenant where there is none. */
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
  await ensureTenantConfig(db, 0, {
    keyEname: 'pc-aboutus-userAgreement',
    inputType: 'richText',
    keyValue: USER_AGREEMENT,
  })
}
