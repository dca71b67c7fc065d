import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export type CustomerExport = Awaited<ReturnType<typeof loadCustomerExport>>

/** Everything kept about a customer, table by table, without hashes; undefined: there is no such customer. */
export async function loadCustomerExport(db: Kysely<Database>, customerId: number) {
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (customer === undefined) return undefined
  return {
    customer,
    schoolRoll: await db
      .selectFrom('school_roll')
      .selectAll()
      .where('customer_id', '=', customerId)
      .executeTakeFirst(),
    consignee: await db
      .selectFrom('consignee')
      .selectAll()
      .where('customer_id', '=', customerId)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('session')
      .select(['device', 'created_at', 'seen_at', 'ended_at'])
      .where('customer_id', '=', customerId)
      .orderBy('session_id')
      .execute(),
    devices: await db
      .selectFrom('customer_device')
      .select(['created_at', 'seen_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
    smsCodes: await db
      .selectFrom('sms_code')
      .select(['type', 'sent_at', 'used_at', 'address'])
      .where('tenant_id', '=', customer.tenant_id)
      .where('phone', '=', customer.phone)
      .orderBy('sms_code_id')
      .execute(),
    scores: await db
      .selectFrom('choice_score')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('score_id')
      .execute(),
    reports: await db
      .selectFrom('report_main')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('report_main_id')
      .execute(),
    likes: await db
      .selectFrom('customer_like')
      .leftJoin('university', (join) =>
        join
          .on('customer_like.kind', '=', 'school')
          .on(({ eb, cast, ref }) =>
            eb(cast<string>(ref('university.univ_id'), 'text'), '=', ref('target_id')),
          ),
      )
      .leftJoin('major', (join) =>
        join.on('customer_like.kind', '=', 'major').onRef('major.code', '=', 'target_id'),
      )
      .select([
        'customer_like.kind',
        'target_id',
        'liked_at',
        'university.name as univName',
        'major.name as majorName',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('liked_at')
      .execute(),
    points: await db
      .selectFrom('point_entry')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('entry_id')
      .execute(),
    rights: await db
      .selectFrom('customer_right')
      .innerJoin('right_item', 'right_item.right_id', 'customer_right.right_id')
      .select(['name', 'starts_at', 'ends_at', 'quota', 'used'])
      .where('customer_id', '=', customerId)
      .orderBy('customer_right_id')
      .execute(),
    coupons: await db
      .selectFrom('coupon')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('coupon_id')
      .execute(),
    orders: await db
      .selectFrom('customer_order')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
    uploads: await db
      .selectFrom('upload')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
    serviceContact: await db
      .selectFrom('service_contact')
      .select(['service_name', 'bound_at'])
      .where('customer_id', '=', customerId)
      .executeTakeFirst(),
  }
}
