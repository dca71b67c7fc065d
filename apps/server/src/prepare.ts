import { ensureMainTenant, ensureTenantConfig, loadDemo } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import type { Clock } from './clock.ts'
import { USER_AGREEMENT } from './agreement.ts'

/** What a first start needs: the main tenant and demo data where no data are. Later starts change nothing. */
export async function prepareData(connection: Connection, clock: Clock): Promise<void> {
  const { db } = connection
  await ensureMainTenant(db, {
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
  await loadDemo(connection, clock())
}
