import { PLAN_TYPES } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** A score of a province's lines whose rank no source prints. */
export interface RanklessScore {
  readonly provId: number
  readonly year: number
  readonly track: Track
  readonly score: number
  /** What the rows have now. */
  readonly rank: number | null
}

/** Scores of lines without a printed rank, each once with the rank it stands with. Composed scores are left out. */
export async function listRanklessScores(db: Kysely<Database>): Promise<RanklessScore[]> {
  return db
    .selectFrom('admissionLine')
    .innerJoin('dataset', 'dataset.datasetId', 'admissionLine.datasetId')
    .select(['provId', 'year', 'track', 'minScore as score', 'minRank as rank'])
    .distinct()
    .where('isDemo', '=', false)
    .where('minScore', 'is not', null)
    .where((eb) => eb.or([eb('minRank', 'is', null), eb('rankDerived', '=', true)]))
    .where('planType', 'not in', [PLAN_TYPES.art, PLAN_TYPES.sport])
    .$narrowType<{ score: number }>()
    .execute()
}

/** Gives lines without a printed rank the rank of their score, marked as derived; returns how many rows. */
export async function deriveRanks(
  db: Kysely<Database>,
  ranks: readonly (RanklessScore & { readonly derived: number })[],
): Promise<number> {
  if (ranks.length === 0) return 0
  const updated = await sql`
    update admission_line t set min_rank = m.derived, rank_derived = true
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb)
      as m("provId" smallint, year smallint, track text, score real, derived integer)
    where t.prov_id = m."provId" and t.year = m.year and t.track = m.track and t.min_score = m.score
      and (t.min_rank is null or t.rank_derived) and t.min_rank is distinct from m.derived
      and t.plan_type not in (${PLAN_TYPES.art}, ${PLAN_TYPES.sport})
      and t.dataset_id in (select dataset_id from dataset where not is_demo)`.execute(db)
  return Number(updated.numAffectedRows ?? 0)
}
