import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Datasets and what they describe: universities, majors, evaluations, and the tables of each province. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // One row a source file (or the demo generator). Rows of every data table name the dataset they came from.
  `create table dataset (
    dataset_id serial primary key,
    source text not null unique,
    kind text not null,
    sha256 text not null,
    rules_sha256 text not null default '',
    origin text,
    note text,
    is_demo boolean not null default false,
    priority smallint not null default 50,
    rows_read integer not null default 0,
    rows_loaded integer not null default 0,
    rows_rejected integer not null default 0,
    imported_at timestamptz not null
  )`,
  `create table dataset_slice (
    dataset_id integer not null references dataset on delete cascade,
    prov_id smallint not null,
    year smallint not null,
    track text not null,
    kind text not null,
    level smallint not null default 0,
    row_count integer not null,
    primary key (dataset_id, prov_id, year, track, kind, level)
  )`,
  `create index dataset_slice_by_province on dataset_slice (prov_id, kind, year)`,
  // Grows by one with every change of the tables below: caches compare it.
  `create table data_version (
    only_row boolean primary key default true check (only_row),
    version integer not null default 0
  )`,
  `insert into data_version default values`,
  `create table university (
    univ_id serial primary key,
    name text not null,
    name_key text not null unique,
    moe_code text unique,
    national_code text,
    area_id smallint not null default 0,
    city text not null default '',
    level smallint not null default 0,
    ownership smallint not null default 0,
    department smallint not null default 0,
    department_name text not null default '',
    kind smallint not null default -1,
    features smallint not null default 0,
    dataset_id integer references dataset
  )`,
  // Every spelling by which a source has called a university: former names, campuses, codes in brackets removed.
  `create table university_alias (
    name_key text primary key,
    univ_id integer not null references university on delete cascade
  )`,
  // univ_id null: two schools have had the code, so it says nothing.
  `create table school_code (
    prov_id smallint not null,
    code text not null,
    univ_id integer references university on delete cascade,
    primary key (prov_id, code)
  )`,
  `create table major (
    code text primary key,
    name text not null,
    class_code text not null,
    class_name text not null,
    category_code text not null,
    category_name text not null,
    level smallint not null,
    degree text,
    years smallint,
    dataset_id integer references dataset
  )`,
  `create table discipline_grade (
    dataset_id integer not null references dataset on delete cascade,
    univ_id integer references university,
    school_name text,
    discipline_code text not null,
    discipline_name text not null,
    grade text not null,
    line_no integer not null
  )`,
  `create table first_class_discipline (
    dataset_id integer not null references dataset on delete cascade,
    univ_id integer references university,
    school_name text,
    discipline_name text not null,
    note text,
    line_no integer not null
  )`,
  `create table first_class_major (
    dataset_id integer not null references dataset on delete cascade,
    univ_id integer references university,
    school_name text,
    major_name text not null,
    tier text not null,
    batch text,
    year smallint,
    line_no integer not null
  )`,
  `create table score_rank (
    dataset_id integer not null references dataset on delete cascade,
    prov_id smallint not null,
    year smallint not null,
    track text not null,
    score_low smallint not null,
    score_high smallint not null,
    num integer not null,
    rank_to integer not null
  )`,
  `create index score_rank_by_table on score_rank (prov_id, year, track)`,
  // track null: a line that all tracks of the province share.
  `create table batch_line (
    dataset_id integer not null references dataset on delete cascade,
    prov_id smallint not null,
    year smallint not null,
    track text,
    batch_id smallint,
    batch_name text not null,
    plan_type smallint not null,
    score real not null,
    professional_score real,
    note text,
    line_no integer not null
  )`,
  `create index batch_line_by_province on batch_line (prov_id, year, track)`,
  // level: 1 school, 2 major group, 3 major. school_name only where it is not the university's name.
  // code_year: the year whose group and major codes the row uses, where that is not its own year.
  `create table admission_line (
    dataset_id integer not null references dataset on delete cascade,
    prov_id smallint not null,
    year smallint not null,
    track text not null,
    batch_id smallint not null,
    plan_type smallint not null,
    level smallint not null,
    univ_id integer,
    school_code text,
    school_name text,
    group_code text,
    group_name text,
    major_code text,
    major_name text,
    requirement text,
    min_score real,
    min_rank integer,
    rank_derived boolean not null default false,
    plan_num integer,
    admit_num integer,
    max_score real,
    avg_score real,
    code_year smallint,
    note text,
    line_no integer not null
  )`,
  `create index admission_line_by_province on admission_line (prov_id, year, track)`,
  `create table plan (
    dataset_id integer not null references dataset on delete cascade,
    prov_id smallint not null,
    year smallint not null,
    track text not null,
    batch_id smallint not null,
    plan_type smallint not null,
    univ_id integer,
    school_code text,
    school_name text,
    group_code text,
    group_name text,
    requirement text,
    major_code text,
    major_name text not null,
    catalogue_code text,
    plan_num integer,
    fee integer,
    years real,
    campus text,
    note text,
    line_no integer not null
  )`,
  `create index plan_by_province on plan (prov_id, year, track)`,
]
