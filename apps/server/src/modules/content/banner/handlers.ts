import { listShownBanners } from '@wenjin/database/queries/content/banners'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'

/** Banners of a tenant, by the place they are shown at. */
export function bannerHandlers({ connection: { db } }: Deps): HandlersOf<'content/banner'> {
  return {
    async getBannerList({ keyName }, { tenant, now }) {
      const banners = await listShownBanners(db, tenant.tenantId, keyName, now)
      return banners.map(({ bannerId, title, imageUrl, link }) => ({ bannerId, title, imageUrl, link }))
    },
  }
}
