import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Banner {
  readonly bannerId: number
  readonly keyName: string
  readonly title: string
  readonly imageUrl: string
  readonly link: string
  readonly sort: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

const bannerColumns = [
  'banner_id as bannerId',
  'key_name as keyName',
  'title',
  'image_url as imageUrl',
  'link',
  'sort',
  'starts_at as startsAt',
  'ends_at as endsAt',
] as const

/** Banners of a place that are shown at a moment, in their order. */
export function listShownBanners(
  db: Kysely<Database>,
  tenantId: number,
  keyName: string,
  now: Date,
): Promise<Banner[]> {
  return db
    .selectFrom('banner')
    .select(bannerColumns)
    .where('tenant_id', '=', tenantId)
    .where('key_name', '=', keyName)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('banner_id')
    .execute()
}

/** All banners of a tenant, by place and order. */
export function listBanners(db: Kysely<Database>, tenantId: number): Promise<Banner[]> {
  return db
    .selectFrom('banner')
    .select(bannerColumns)
    .where('tenant_id', '=', tenantId)
    .orderBy('key_name')
    .orderBy('sort')
    .orderBy('banner_id')
    .execute()
}

/** Enters a banner, or changes the tenant's one of an id; resolves to its id, to undefined when there is none. */
export async function putBanner(
  db: Kysely<Database>,
  tenantId: number,
  bannerId: number | undefined,
  banner: Omit<Banner, 'bannerId'>,
): Promise<number | undefined> {
  const values = {
    key_name: banner.keyName,
    title: banner.title,
    image_url: banner.imageUrl,
    link: banner.link,
    sort: banner.sort,
    starts_at: banner.startsAt,
    ends_at: banner.endsAt,
  }
  const row =
    bannerId === undefined
      ? await db
          .insertInto('banner')
          .values({ tenant_id: tenantId, ...values })
          .returning('banner_id')
          .executeTakeFirst()
      : await db
          .updateTable('banner')
          .set(values)
          .where('tenant_id', '=', tenantId)
          .where('banner_id', '=', bannerId)
          .returning('banner_id')
          .executeTakeFirst()
  return row?.banner_id
}

/** Removes a banner of a tenant; false when there is none. */
export async function removeBanner(
  db: Kysely<Database>,
  tenantId: number,
  bannerId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('banner')
    .where('tenant_id', '=', tenantId)
    .where('banner_id', '=', bannerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
