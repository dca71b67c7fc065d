import { listActivities } from '@wenjin/database/queries/content/activities'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'

/** Activities of a tenant that are on. */
export function activityHandlers({ connection: { db } }: Deps): HandlersOf<'content/activity'> {
  return {
    async activityList(_input, { tenant, now }) {
      const activities = await listActivities(db, tenant.tenantId, now)
      return activities.map((activity) => ({
        ...activity,
        startsAt: activity.startsAt.toISOString(),
        endsAt: activity.endsAt.toISOString(),
      }))
    },
  }
}
