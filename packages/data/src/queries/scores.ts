import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import { withCustomerLocked } from './customers.ts'

/** A candidate's score as saved; rows are never changed, a new score is a new row. */
export interface ChoiceScoreRow {
  readonly scoreId: number
  readonly tenantId: number
  readonly customerId: number
  readonly provId: number
  readonly year: number
  readonly track: Track
  readonly subjects: number | null
  readonly score: number
  readonly rank: number
  readonly rankGiven: boolean
}

const columns = [
  'score_id as scoreId',
  'tenant_id as tenantId',
  'customer_id as customerId',
  'prov_id as provId',
  'year',
  'track',
  'subjects',
  'score',
  'rank',
  'rank_given as rankGiven',
] as const

export async function findScore(db: Kysely<Database>, scoreId: number): Promise<ChoiceScoreRow | undefined> {
  const row = await db
    .selectFrom('choice_score')
    .select(columns)
    .where('score_id', '=', scoreId)
    .executeTakeFirst()
  return row as ChoiceScoreRow | undefined
}

/** Scores by id; those that do not exist are left out. */
export async function findScores(
  db: Kysely<Database>,
  scoreIds: readonly number[],
): Promise<ChoiceScoreRow[]> {
  if (scoreIds.length === 0) return []
  const rows = await db.selectFrom('choice_score').select(columns).where('score_id', 'in', scoreIds).execute()
  return rows as ChoiceScoreRow[]
}

/** The score a customer chose last; `bound`: of those of the province and year the account is bound to. */
export async function latestScore(
  db: Kysely<Database>,
  customerId: number,
  bound?: Pick<ChoiceScoreRow, 'provId' | 'year'>,
): Promise<ChoiceScoreRow | undefined> {
  const row = await db
    .selectFrom('choice_score')
    .select(columns)
    .where('customer_id', '=', customerId)
    .$if(bound !== undefined, (query) =>
      query.where('prov_id', '=', bound?.provId ?? 0).where('year', '=', bound?.year ?? 0),
    )
    .orderBy('chosen_at', 'desc')
    .orderBy('score_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as ChoiceScoreRow | undefined
}

/**
 * Makes a score the customer's chosen one. One the customer saved before is chosen again rather than
 * saved twice, so that the list filled under it is found again.
 */
export async function saveScore(
  db: Kysely<Database>,
  score: Omit<ChoiceScoreRow, 'scoreId'>,
  now: Date,
): Promise<ChoiceScoreRow> {
  return withCustomerLocked(db, score.customerId, async (trx) => {
    const known = await trx
      .updateTable('choice_score')
      .set({ chosen_at: now })
      .where('customer_id', '=', score.customerId)
      .where('prov_id', '=', score.provId)
      .where('year', '=', score.year)
      .where('track', '=', score.track)
      .where('subjects', 'is not distinct from', score.subjects)
      .where('score', '=', score.score)
      .where('rank', '=', score.rank)
      .where('rank_given', '=', score.rankGiven)
      .returning('score_id as scoreId')
      .executeTakeFirst()
    const { scoreId } =
      known ??
      (await trx
        .insertInto('choice_score')
        .values({
          tenant_id: score.tenantId,
          customer_id: score.customerId,
          prov_id: score.provId,
          year: score.year,
          track: score.track,
          subjects: score.subjects,
          score: score.score,
          rank: score.rank,
          rank_given: score.rankGiven,
          created_at: now,
          chosen_at: now,
        })
        .returning('score_id as scoreId')
        .executeTakeFirstOrThrow())
    return { ...score, scoreId }
  })
}
