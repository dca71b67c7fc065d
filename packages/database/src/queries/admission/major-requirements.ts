import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** What a plan requires of a university's major. */
export interface MajorRequirement {
  readonly provId: number
  readonly track: Track
  readonly univId: number
  readonly majorName: string
  readonly requirement: string
}

/** Requirements that real plans of a better priority state, of any year. */
export async function loadMajorRequirements(
  db: Kysely<Database>,
  priority: number,
): Promise<MajorRequirement[]> {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('dataset', 'dataset.datasetId', 'plan.datasetId')
    .select(['provId', 'track', 'univId', 'majorName', 'requirement'])
    .distinct()
    .where('priority', '<', priority)
    .where('isDemo', '=', false)
    .where('univId', 'is not', null)
    .where('requirement', 'is not', null)
    .$narrowType<{ univId: number; requirement: string }>()
    .execute()
  return rows
}
