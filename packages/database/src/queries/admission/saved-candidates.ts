import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { SavedCandidateTable } from '../../schema/customers.ts'
import { withCustomerLocked } from '../account/customers.ts'

const columns = [
  'scoreId',
  'tenantId',
  'customerId',
  'provId',
  'year',
  'track',
  'subjects',
  'score',
  'rank',
  'rankGiven',
] as const

/** A candidate's score as saved; rows are never changed, a new score is a new row. */
export type SavedCandidateRow = Readonly<Pick<Selectable<SavedCandidateTable>, (typeof columns)[number]>>

export function findScore(db: Kysely<Database>, scoreId: number): Promise<SavedCandidateRow | undefined> {
  return db.selectFrom('choiceScore').select(columns).where('scoreId', '=', scoreId).executeTakeFirst()
}

/** Scores by id; those that do not exist are left out. */
export async function findScores(
  db: Kysely<Database>,
  scoreIds: readonly number[],
): Promise<SavedCandidateRow[]> {
  if (scoreIds.length === 0) return []
  return db.selectFrom('choiceScore').select(columns).where('scoreId', 'in', scoreIds).execute()
}

/** The score a customer chose last; `bound`: of those of the province and year the account is bound to. */
export function latestScore(
  db: Kysely<Database>,
  customerId: number,
  bound?: Pick<SavedCandidateRow, 'provId' | 'year'>,
): Promise<SavedCandidateRow | undefined> {
  return db
    .selectFrom('choiceScore')
    .select(columns)
    .where('customerId', '=', customerId)
    .$if(bound !== undefined, (query) =>
      query.where('provId', '=', bound?.provId ?? 0).where('year', '=', bound?.year ?? 0),
    )
    .orderBy('chosenAt', 'desc')
    .orderBy('scoreId', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Makes a score the customer's chosen one. One the customer saved before is chosen again rather than
 * saved twice, so that the list filled under it is found again.
 */
export async function saveScore(
  db: Kysely<Database>,
  score: Omit<SavedCandidateRow, 'scoreId'>,
  now: Date,
): Promise<SavedCandidateRow> {
  return withCustomerLocked(db, score.customerId, async (trx) => {
    const known = await trx
      .updateTable('choiceScore')
      .set({ chosenAt: now })
      .where('customerId', '=', score.customerId)
      .where('provId', '=', score.provId)
      .where('year', '=', score.year)
      .where('track', '=', score.track)
      .where('subjects', 'is not distinct from', score.subjects)
      .where('score', '=', score.score)
      .where('rank', '=', score.rank)
      .where('rankGiven', '=', score.rankGiven)
      .returning('scoreId')
      .executeTakeFirst()
    const { scoreId } =
      known ??
      (await trx
        .insertInto('choiceScore')
        .values({ ...score, createdAt: now, chosenAt: now })
        .returning('scoreId')
        .executeTakeFirstOrThrow())
    return { ...score, scoreId }
  })
}
