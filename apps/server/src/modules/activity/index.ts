import { listActivities } from '@wenjin/data'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'

/** Activities of a tenant that are on. */
export function activityHandlers({ connection: { db } }: Deps): Pick<Handlers, 'activityList'> {
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
