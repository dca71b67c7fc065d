import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** The one track that a university's group is in. */
export interface GroupTrack {
  readonly provId: number
  readonly year: number
  readonly batchId: number
  readonly univId: number
  readonly groupCode: string
  readonly track: Track
}

/** Groups whose real admission lines of their own year, with that year's codes, name one track. */
export async function loadGroupTracks(db: Kysely<Database>): Promise<GroupTrack[]> {
  const { rows } = await sql<GroupTrack>`
    select prov_id, year, batch_id, univ_id, group_code, min(track) as track
    from admission_line join dataset using (dataset_id)
    where group_code is not null and univ_id is not null and code_year is null and not is_demo
    group by prov_id, year, batch_id, univ_id, group_code having count(distinct track) = 1`.execute(db)
  return rows
}

/** A track that a university's major has a line in. */
export interface MajorTrack {
  readonly provId: number
  readonly year: number
  readonly batchId: number
  readonly univId: number
  readonly majorName: string
  readonly track: Track
}

/** Sources of this priority or a better one hold a province's whole table. */
const WHOLE_TABLE = 20

/** Majors of real, whole tables of their own year, with the tracks of 3+1+2 that they have lines in. */
export async function loadMajorTracks(db: Kysely<Database>): Promise<MajorTrack[]> {
  const { rows } = await sql<MajorTrack>`
    select distinct prov_id, year, batch_id, univ_id, major_name, track
    from admission_line join dataset using (dataset_id)
    where major_name is not null and univ_id is not null and code_year is null and not is_demo
      and priority <= ${WHOLE_TABLE} and track in ('physics', 'history')`.execute(db)
  return rows
}
