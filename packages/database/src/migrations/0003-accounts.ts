import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Accounts in full: devices, attempts, profile, likes, points, rights, uploads, and what operators set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // An account that is deleted is gone with all that was personal in it; nothing is only marked.
  `alter table customer drop column deleted_at`,
  `alter table customer
    add column gender smallint not null default 0,
    add column other_info jsonb not null default '{}',
    add column tags jsonb not null default '[]',
    add column real_name text,
    add column real_name_proof text,
    add column id_card_hash text,
    add column phone_changed_at timestamptz`,
  `alter table session add column session_id bigint generated always as identity unique`,
  // Browsers in which the customer has proven the phone; a password alone opens the account only there.
  `create table customer_device (
    customer_id bigint not null references customer on delete cascade,
    device_hash text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (customer_id, device_hash)
  )`,
  // Passwords, codes and tokens (kind) that were wrong; device_hash is set where the browser is a known device of the phone's account.
  `create table sign_in_failure (
    failure_id bigint generated always as identity primary key,
    kind text not null,
    tenant_id integer not null,
    phone_hash text,
    device_hash text,
    address text not null,
    failed_at timestamptz not null
  )`,
  `create index sign_in_failure_by_phone on sign_in_failure (tenant_id, phone_hash, failed_at)`,
  `create index sign_in_failure_by_address on sign_in_failure (address, failed_at)`,
  `create index sign_in_failure_by_time on sign_in_failure (failed_at)`,
  // States of OAuth that wait for the person to come back; each is used once, and counts against its address for an hour.
  `create table oauth_state (
    state_hash text primary key,
    tenant_id integer not null references tenant on delete cascade,
    purpose text not null,
    backurl text not null,
    device_hash text not null,
    address text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index oauth_state_by_address on oauth_state (address, created_at)`,
  // What a customer may try only so often a day, by kind.
  `create table customer_attempt (
    attempt_id bigint generated always as identity primary key,
    customer_id bigint not null references customer on delete cascade,
    kind text not null,
    made_at timestamptz not null
  )`,
  `create index customer_attempt_by_customer on customer_attempt (customer_id, kind, made_at)`,
  `create index customer_by_id_card on customer (tenant_id, id_card_hash) where id_card_hash is not null`,
  `create table school_roll (
    customer_id bigint primary key references customer on delete cascade,
    school_prov_id smallint not null,
    city_id integer not null,
    borough_id integer,
    school_id bigint,
    school_name text not null,
    grade smallint,
    class_name text not null default ''
  )`,
  `create table consignee (
    customer_id bigint primary key references customer on delete cascade,
    name text not null,
    phone text not null,
    prov_id smallint not null,
    city_id integer not null,
    borough_id integer,
    address text not null
  )`,
  `create table customer_like (
    customer_id bigint not null references customer on delete cascade,
    kind text not null,
    target_id text not null,
    liked_at timestamptz not null,
    primary key (customer_id, kind, target_id)
  )`,
  // Points given and spent; day is set where a reason counts once a day.
  `create table point_entry (
    entry_id bigint generated always as identity primary key,
    customer_id bigint not null references customer on delete cascade,
    points integer not null,
    reason text not null,
    day text,
    made_at timestamptz not null,
    unique (customer_id, reason, day)
  )`,
  // Schools before the gaokao: of an operator's table, or made up with the demo data.
  `create table high_school (
    school_id bigint generated always as identity primary key,
    city_id integer not null,
    borough_id integer not null,
    name text not null,
    class_count smallint not null default 0,
    dataset_id integer references dataset on delete cascade,
    unique (borough_id, name)
  )`,
  // A row without a customer is a file that is still to be removed.
  `create table upload (
    file_key text primary key,
    tenant_id integer not null,
    customer_id bigint references customer on delete set null,
    type text not null,
    byte_count integer not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null
  )`,
  `create index upload_by_customer on upload (customer_id)`,
  `create table banner (
    banner_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant on delete cascade,
    key_name text not null,
    title text not null,
    image_url text not null,
    link text not null,
    sort integer not null default 0,
    starts_at timestamptz,
    ends_at timestamptz
  )`,
  `create table activity (
    activity_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant on delete cascade,
    title text not null,
    about text not null,
    link text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create table cooperation (
    cooperation_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant on delete cascade,
    name text not null,
    organisation text not null,
    phone text not null,
    need text not null,
    address text not null,
    created_at timestamptz not null
  )`,
  `create index cooperation_by_address on cooperation (address, created_at)`,
  `create table right_item (
    right_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant on delete cascade,
    code text not null,
    name text not null,
    about text not null default '',
    sort integer not null default 0,
    unique (tenant_id, code)
  )`,
  // A card is known by the hash of its number: reading the table does not let anyone use it.
  `create table right_card (
    card_id bigint generated always as identity primary key,
    tenant_id integer not null references tenant on delete cascade,
    card_hash text not null,
    name text not null,
    right_ids jsonb not null,
    days integer,
    quota integer,
    usable_until timestamptz,
    is_void boolean not null default false,
    created_at timestamptz not null,
    activated_at timestamptz,
    activated_by bigint references customer on delete set null,
    unique (tenant_id, card_hash)
  )`,
  `create table customer_right (
    customer_right_id bigint generated always as identity primary key,
    customer_id bigint not null references customer on delete cascade,
    right_id bigint not null references right_item,
    card_id bigint references right_card,
    starts_at timestamptz not null,
    ends_at timestamptz,
    quota integer,
    used integer not null default 0 check (used >= 0 and (quota is null or used <= quota))
  )`,
  `create index customer_right_by_customer on customer_right (customer_id)`,
  `create table coupon (
    coupon_id bigint generated always as identity primary key,
    customer_id bigint not null references customer on delete cascade,
    source text not null,
    title text not null,
    amount integer not null,
    threshold integer not null,
    created_at timestamptz not null,
    ends_at timestamptz not null,
    used_at timestamptz,
    unique (customer_id, source)
  )`,
  // The customer's own contact in the messaging app's enterprise edition; state_code comes back with the event.
  `create table service_contact (
    customer_id bigint primary key references customer on delete cascade,
    state_code text not null unique,
    config_id text not null,
    qr_code text not null,
    external_userid text,
    service_name text not null default '',
    bound_at timestamptz
  )`,
  `create index service_contact_by_external_userid on service_contact (external_userid)`,
  // Kept as the law asks when the account is deleted, then without a customer.
  `create table customer_order (
    order_no text primary key,
    tenant_id integer not null references tenant,
    customer_id bigint references customer on delete set null,
    title text not null,
    amount integer not null,
    state smallint not null,
    created_at timestamptz not null
  )`,
  `create index customer_order_by_customer on customer_order (customer_id, created_at)`,
  // Secrets of outside services, sealed with a key of the data folder.
  `create table tenant_secret (
    tenant_id integer not null references tenant on delete cascade,
    name text not null,
    sealed text not null,
    primary key (tenant_id, name)
  )`,
  // What operators did. No personal data: customers by their id.
  `create table audit (
    audit_id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    command text not null,
    detail jsonb not null
  )`,
]
