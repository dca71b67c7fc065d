import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

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

/** The score a customer saved last. */
export async function latestScore(
  db: Kysely<Database>,
  customerId: number,
): Promise<ChoiceScoreRow | undefined> {
  const row = await db
    .selectFrom('choice_score')
    .select(columns)
    .where('customer_id', '=', customerId)
    .orderBy('score_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as ChoiceScoreRow | undefined
}

/** Saves a score; the same one as the customer's latest is not saved twice but given back. */
export async function saveScore(
  db: Kysely<Database>,
  score: Omit<ChoiceScoreRow, 'scoreId'>,
  now: Date,
): Promise<ChoiceScoreRow> {
  const latest = await latestScore(db, score.customerId)
  if (latest !== undefined && sameScore(latest, score)) return latest
  const { scoreId } = await db
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
    })
    .returning('score_id as scoreId')
    .executeTakeFirstOrThrow()
  return { ...score, scoreId }
}

function sameScore(a: ChoiceScoreRow, b: Omit<ChoiceScoreRow, 'scoreId'>): boolean {
  return (
    a.provId === b.provId &&
    a.year === b.year &&
    a.track === b.track &&
    a.subjects === b.subjects &&
    a.score === b.score &&
    a.rank === b.rank &&
    a.rankGiven === b.rankGiven
  )
}
