import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { ActivityTable } from '../../schema/accounts.ts'

const activityColumns = ['activityId', 'title', 'about', 'link', 'startsAt', 'endsAt'] as const

export type Activity = Readonly<Pick<Selectable<ActivityTable>, (typeof activityColumns)[number]>>

/** Activities of a tenant, those that begin last first; with a moment only those on at it. */
export function listActivities(db: Kysely<Database>, tenantId: number, at?: Date): Promise<Activity[]> {
  return db
    .selectFrom('activity')
    .select(activityColumns)
    .where('tenantId', '=', tenantId)
    .$if(at !== undefined, (query) =>
      query.where('startsAt', '<=', at ?? new Date(0)).where('endsAt', '>', at ?? new Date(0)),
    )
    .orderBy('startsAt', 'desc')
    .orderBy('activityId', 'desc')
    .execute()
}

/** Enters an activity, or changes the tenant's one of an id; resolves to its id, or undefined when it does not exist. */
export async function putActivity(
  db: Kysely<Database>,
  tenantId: number,
  activityId: number | undefined,
  activity: Omit<Activity, 'activityId'>,
): Promise<number | undefined> {
  const row =
    activityId === undefined
      ? await db
          .insertInto('activity')
          .values({ tenantId, ...activity })
          .returning('activityId')
          .executeTakeFirst()
      : await db
          .updateTable('activity')
          .set(activity)
          .where('tenantId', '=', tenantId)
          .where('activityId', '=', activityId)
          .returning('activityId')
          .executeTakeFirst()
  return row?.activityId
}

/** Removes an activity of a tenant; false when it has no such one. */
export async function removeActivity(
  db: Kysely<Database>,
  tenantId: number,
  activityId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('activity')
    .where('tenantId', '=', tenantId)
    .where('activityId', '=', activityId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
