import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Tenants, customers and what they keep: sessions, scores, saved lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table tenant (
    tenant_id integer primary key,
    short_name text not null,
    brand_name text not null,
    theme_color text not null,
    default_province jsonb not null,
    appid text,
    disabled_list jsonb not null default '[]',
    mall_name text not null default '商城'
  )`,
  `create table tenant_host (
    host text primary key,
    tenant_id integer not null references tenant on delete cascade
  )`,
  `create table tenant_config (
    tenant_id integer not null references tenant on delete cascade,
    key_ename text not null,
    input_type text not null check (input_type in ('file', 'text', 'richText')),
    key_value text not null,
    primary key (tenant_id, key_ename)
  )`,
  // Which provinces a tenant may not use; a province without a row may be used.
  `create table tenant_province (
    tenant_id integer not null references tenant on delete cascade,
    prov_id smallint not null,
    can_use boolean not null,
    primary key (tenant_id, prov_id)
  )`,
  `create table customer (
    customer_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant,
    phone text,
    passwd_hash text,
    openid text,
    name text,
    avatar text,
    reg_type text not null,
    source_code text,
    source_name text,
    share_code text not null unique,
    ban_status smallint not null default 1,
    can_modify_prov boolean not null default true,
    prov_id smallint,
    gaokao_year smallint,
    created_at timestamptz not null,
    deleted_at timestamptz,
    unique (tenant_id, phone),
    unique (tenant_id, openid)
  )`,
  `create table session (
    token_hash text primary key,
    customer_id bigint not null references customer on delete cascade,
    tenant_id integer not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text,
    device text
  )`,
  `create index session_by_customer on session (customer_id, created_at)`,
  `create table sms_code (
    sms_code_id bigint generated always as identity primary key,
    tenant_id integer not null,
    phone text not null,
    type smallint not null,
    code_hash text not null,
    address text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    tries smallint not null default 0,
    used_at timestamptz
  )`,
  `create index sms_code_by_phone on sms_code (tenant_id, phone, sent_at)`,
  `create index sms_code_by_address on sms_code (address, sent_at)`,
  `create table choice_score (
    score_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant,
    customer_id bigint not null references customer on delete cascade,
    prov_id smallint not null,
    year smallint not null,
    track text not null,
    subjects smallint,
    score smallint not null,
    rank integer not null,
    rank_given boolean not null,
    created_at timestamptz not null,
    chosen_at timestamptz not null
  )`,
  `create index choice_score_by_customer on choice_score (customer_id, chosen_at)`,
  `create table report_main (
    report_main_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant,
    customer_id bigint not null references customer on delete cascade,
    score_id bigint not null references choice_score on delete cascade,
    name text not null,
    version integer not null default 1,
    batch_list jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  `create index report_main_by_customer on report_main (customer_id, updated_at)`,
]
