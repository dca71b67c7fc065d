import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { BannerTable } from '../../schema/accounts.ts'

const bannerColumns = [
  'bannerId',
  'keyName',
  'title',
  'imageUrl',
  'link',
  'sort',
  'startsAt',
  'endsAt',
] as const

export type Banner = Readonly<Pick<Selectable<BannerTable>, (typeof bannerColumns)[number]>>

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
    .where('tenantId', '=', tenantId)
    .where('keyName', '=', keyName)
    .where((eb) => eb.or([eb('startsAt', 'is', null), eb('startsAt', '<=', now)]))
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .orderBy('sort')
    .orderBy('bannerId')
    .execute()
}

/** All banners of a tenant, by place and order. */
export function listBanners(db: Kysely<Database>, tenantId: number): Promise<Banner[]> {
  return db
    .selectFrom('banner')
    .select(bannerColumns)
    .where('tenantId', '=', tenantId)
    .orderBy('keyName')
    .orderBy('sort')
    .orderBy('bannerId')
    .execute()
}

/** Enters a banner, or changes the tenant's one of an id; resolves to its id, or undefined when it does not exist. */
export async function putBanner(
  db: Kysely<Database>,
  tenantId: number,
  bannerId: number | undefined,
  banner: Omit<Banner, 'bannerId'>,
): Promise<number | undefined> {
  const row =
    bannerId === undefined
      ? await db
          .insertInto('banner')
          .values({ tenantId, ...banner })
          .returning('bannerId')
          .executeTakeFirst()
      : await db
          .updateTable('banner')
          .set(banner)
          .where('tenantId', '=', tenantId)
          .where('bannerId', '=', bannerId)
          .returning('bannerId')
          .executeTakeFirst()
  return row?.bannerId
}

/** Removes a banner of a tenant; false when it has no such one. */
export async function removeBanner(
  db: Kysely<Database>,
  tenantId: number,
  bannerId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('banner')
    .where('tenantId', '=', tenantId)
    .where('bannerId', '=', bannerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
