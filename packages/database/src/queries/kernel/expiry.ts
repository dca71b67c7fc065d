import { DAY_MS, HOUR_MS } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/**
 * Removes what has served its time: codes and deleted lists after 30 days, failures, attempts and the traffic of codes
 * after two, sessions 30 days after their end, states of OAuth once they no longer count, browsers not seen for a year. Twice at the same time
 * does no harm. Resolves to the number of rows removed.
 */
export async function removeExpired(db: Kysely<Database>, now: Date): Promise<number> {
  const ago = (span: number) => new Date(now.getTime() - span)
  const removals = [
    db.deleteFrom('smsCode').where('sentAt', '<', ago(30 * DAY_MS)),
    db.deleteFrom('smsTraffic').where('sentAt', '<', ago(2 * DAY_MS)),
    db.deleteFrom('signInFailure').where('failedAt', '<', ago(2 * DAY_MS)),
    db.deleteFrom('customerAttempt').where('madeAt', '<', ago(2 * DAY_MS)),
    db
      .deleteFrom('session')
      .where(({ eb, or }) =>
        or([eb('endedAt', '<', ago(30 * DAY_MS)), eb('expiresAt', '<', ago(30 * DAY_MS))]),
      ),
    db
      .deleteFrom('oauthState')
      .where('createdAt', '<', ago(2 * HOUR_MS))
      .where('expiresAt', '<', now),
    db.deleteFrom('reportMain').where('deletedAt', '<', ago(30 * DAY_MS)),
    db.deleteFrom('customerDevice').where('seenAt', '<', ago(366 * DAY_MS)),
  ]
  let count = 0
  for (const removal of removals) {
    const { numDeletedRows } = await removal.executeTakeFirstOrThrow()
    count += Number(numDeletedRows)
  }
  return count
}
