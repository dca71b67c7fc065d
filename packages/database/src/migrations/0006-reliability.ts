import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** How good the chances would have been in the last year whose cut-offs are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // One row a series: a track, a level, undergraduate or vocational; of its last year that can be judged.
  `create table reliability (
    prov_id smallint not null,
    track text not null,
    level smallint not null,
    is_vocational boolean not null,
    year smallint not null,
    unit_num integer not null,
    matched_num integer not null,
    known_years jsonb not null,
    fitted_to smallint not null,
    brier double precision not null,
    simple_brier double precision not null,
    log_loss double precision not null,
    calibration_error double precision not null,
    coverage double precision not null,
    bins jsonb not null,
    sections jsonb not null,
    is_demo boolean not null,
    made_at timestamptz not null,
    primary key (prov_id, track, level, is_vocational)
  )`,
  // Provinces whose lines or tables have changed since: what is known of them is not told until it is made again.
  `create table reliability_due (prov_id smallint primary key)`,
  `insert into reliability_due select distinct prov_id from dataset_slice where kind = 'admission'`,
]
