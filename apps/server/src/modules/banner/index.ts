import { listShownBanners } from '@wenjin/data'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'

/** Banners of a tenant, by the place they are shown at. */
export function bannerHandlers({ connection: { db } }: Deps): Pick<Handlers, 'getBannerList'> {
  return {
    async getBannerList({ keyName }, { tenant, now }) {
      const banners = await listShownBanners(db, tenant.tenantId, keyName, now)
      return banners.map(({ bannerId, title, imageUrl, link }) => ({ bannerId, title, imageUrl, link }))
    },
  }
}
