import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

export type CustomerExport = Awaited<ReturnType<typeof loadCustomerExport>>

/** Everything kept about a customer, table by table, without hashes; undefined: there is no such customer. */
export async function loadCustomerExport(db: Kysely<Database>, customerId: number) {
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (customer === undefined) return undefined
  return {
    customer,
    schoolRoll: await db
      .selectFrom('schoolRoll')
      .selectAll()
      .where('customerId', '=', customerId)
      .executeTakeFirst(),
    consignee: await db
      .selectFrom('consignee')
      .selectAll()
      .where('customerId', '=', customerId)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('session')
      .select(['device', 'createdAt', 'seenAt', 'endedAt'])
      .where('customerId', '=', customerId)
      .orderBy('sessionId')
      .execute(),
    devices: await db
      .selectFrom('customerDevice')
      .select(['createdAt', 'seenAt'])
      .where('customerId', '=', customerId)
      .orderBy('createdAt')
      .execute(),
    smsCodes: await db
      .selectFrom('smsCode')
      .select(['type', 'sentAt', 'usedAt', 'address'])
      .where('tenantId', '=', customer.tenantId)
      .where('phone', '=', customer.phone)
      .orderBy('smsCodeId')
      .execute(),
    scores: await db
      .selectFrom('choiceScore')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('scoreId')
      .execute(),
    lists: await db
      .selectFrom('reportMain')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('reportMainId')
      .execute(),
    likes: await db
      .selectFrom('customerLike')
      .leftJoin('university', (join) =>
        join
          .on('customerLike.kind', '=', 'school')
          .on(({ eb, cast, ref }) =>
            eb(cast<string>(ref('university.univId'), 'text'), '=', ref('targetId')),
          ),
      )
      .leftJoin('major', (join) =>
        join.on('customerLike.kind', '=', 'major').onRef('major.code', '=', 'targetId'),
      )
      .select([
        'customerLike.kind',
        'targetId',
        'likedAt',
        'university.name as univName',
        'major.name as majorName',
      ])
      .where('customerId', '=', customerId)
      .orderBy('likedAt')
      .execute(),
    points: await db
      .selectFrom('pointEntry')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('entryId')
      .execute(),
    rights: await db
      .selectFrom('customerRight')
      .innerJoin('rightItem', 'rightItem.rightId', 'customerRight.rightId')
      .select(['name', 'startsAt', 'endsAt', 'quota', 'used'])
      .where('customerId', '=', customerId)
      .orderBy('customerRightId')
      .execute(),
    coupons: await db
      .selectFrom('coupon')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('couponId')
      .execute(),
    orders: await db
      .selectFrom('customerOrder')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('createdAt')
      .execute(),
    uploads: await db
      .selectFrom('upload')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('createdAt')
      .execute(),
    serviceContact: await db
      .selectFrom('serviceContact')
      .select(['serviceName', 'boundAt'])
      .where('customerId', '=', customerId)
      .executeTakeFirst(),
  }
}
