import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** What a table says beside its numbers: lines that are bounds, conditions, subject requirements apart from a plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The score stands for everything above it ("580分及以上"): the true line is at least this.
  `alter table admission_line add column is_at_least boolean not null default false`,
  // Conditions as the engine writes them; '' the row's remarks name none, null the row has no remarks.
  `alter table admission_line add column conditions text`,
  `alter table plan add column conditions text`,
  `create table subject_requirement (
    dataset_id integer not null references dataset on delete cascade,
    prov_id smallint not null,
    year smallint not null,
    track text not null,
    univ_id integer,
    school_code text,
    school_name text,
    group_code text,
    major_code text,
    major_name text,
    requirement text not null,
    line_no integer not null
  )`,
  `create index subject_requirement_by_province on subject_requirement (prov_id, track, year)`,
]
