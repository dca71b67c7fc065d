import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Activity {
  readonly activityId: number
  readonly title: string
  readonly about: string
  readonly link: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Activities of a tenant, those that begin last first; with a moment only those on at it. */
export function listActivities(db: Kysely<Database>, tenantId: number, at?: Date): Promise<Activity[]> {
  return db
    .selectFrom('activity')
    .select([
      'activity_id as activityId',
      'title',
      'about',
      'link',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .where('tenant_id', '=', tenantId)
    .$if(at !== undefined, (query) =>
      query.where('starts_at', '<=', at ?? new Date(0)).where('ends_at', '>', at ?? new Date(0)),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('activity_id', 'desc')
    .execute()
}

/** Enters an activity, or changes the tenant's one of an id; resolves to its id, to undefined when there is none. */
export async function putActivity(
  db: Kysely<Database>,
  tenantId: number,
  activityId: number | undefined,
  { title, about, link, startsAt, endsAt }: Omit<Activity, 'activityId'>,
): Promise<number | undefined> {
  const values = { title, about, link, starts_at: startsAt, ends_at: endsAt }
  const row =
    activityId === undefined
      ? await db
          .insertInto('activity')
          .values({ tenant_id: tenantId, ...values })
          .returning('activity_id')
          .executeTakeFirst()
      : await db
          .updateTable('activity')
          .set(values)
          .where('tenant_id', '=', tenantId)
          .where('activity_id', '=', activityId)
          .returning('activity_id')
          .executeTakeFirst()
  return row?.activity_id
}

/** Removes an activity of a tenant; false when there is none. */
export async function removeActivity(
  db: Kysely<Database>,
  tenantId: number,
  activityId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('activity')
    .where('tenant_id', '=', tenantId)
    .where('activity_id', '=', activityId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
