import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** What the limits of sending codes count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // One row a code that went out, of whatever tenant. Digests alone: it outlives the account of the phone.
  `create table sms_traffic (
    sms_traffic_id bigint generated always as identity primary key,
    phone_digest text not null,
    address_digest text not null,
    sent_at timestamptz not null
  )`,
  `create index sms_traffic_by_phone on sms_traffic (phone_digest, sent_at)`,
  `create index sms_traffic_by_address on sms_traffic (address_digest, sent_at)`,
  `create index sms_traffic_by_time on sms_traffic (sent_at)`,
  `drop index sms_code_by_address`,
]
