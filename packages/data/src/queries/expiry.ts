import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Removes what has served its time: codes and deleted lists after 30 days, failures, attempts and the traffic of codes
 * after two, sessions 30 days after their end, states of OAuth once they no longer count, browsers not seen for a year. Twice at the same time
 * does no harm. Resolves to the number of rows removed.
 */
export async function removeExpired(db: Kysely<Database>, now: Date): Promise<number> {
  const ago = (span: number) => new Date(now.getTime() - span)
  const removals = [
    db.deleteFrom('sms_code').where('sent_at', '<', ago(30 * DAY)),
    db.deleteFrom('sms_traffic').where('sent_at', '<', ago(2 * DAY)),
    db.deleteFrom('sign_in_failure').where('failed_at', '<', ago(2 * DAY)),
    db.deleteFrom('customer_attempt').where('made_at', '<', ago(2 * DAY)),
    db
      .deleteFrom('session')
      .where(({ eb, or }) => or([eb('ended_at', '<', ago(30 * DAY)), eb('expires_at', '<', ago(30 * DAY))])),
    db
      .deleteFrom('oauth_state')
      .where('created_at', '<', ago(2 * HOUR))
      .where('expires_at', '<', now),
    db.deleteFrom('report_main').where('deleted_at', '<', ago(30 * DAY)),
    db.deleteFrom('customer_device').where('seen_at', '<', ago(366 * DAY)),
  ]
  let count = 0
  for (const removal of removals) {
    const { numDeletedRows } = await removal.executeTakeFirstOrThrow()
    count += Number(numDeletedRows)
  }
  return count
}
