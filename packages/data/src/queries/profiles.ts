import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../schema/database.ts'
import type { OtherInfo } from '../schema/customers.ts'

/** What a customer sees and changes of their own account. */
export interface Profile {
  readonly phone: string | null
  readonly name: string | null
  readonly avatar: string | null
  readonly gender: number
  readonly otherInfo: OtherInfo
  readonly hasPasswd: boolean
  readonly hasOpenid: boolean
  /** With all but its first character hidden. */
  readonly realName: string | null
  readonly realNameProof: 'form' | 'register' | null
  readonly createdAt: Date
}

/** The profile of a customer; undefined when there is none. */
export function findProfile(db: Kysely<Database>, customerId: number): Promise<Profile | undefined> {
  return db
    .selectFrom('customer')
    .select([
      'phone',
      'name',
      'avatar',
      'gender',
      'other_info as otherInfo',
      sql<boolean>`passwd_hash is not null`.as('hasPasswd'),
      sql<boolean>`openid is not null`.as('hasOpenid'),
      'real_name as realName',
      'real_name_proof as realNameProof',
      'created_at as createdAt',
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Changes what is given of a profile and leaves the rest. */
export async function changeProfile(
  db: Kysely<Database>,
  customerId: number,
  {
    name,
    avatar,
    gender,
  }: { name?: string | undefined; avatar?: string | null; gender?: number | undefined },
): Promise<void> {
  if (name === undefined && avatar === undefined && gender === undefined) return
  await db
    .updateTable('customer')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(avatar === undefined ? {} : { avatar }),
      ...(gender === undefined ? {} : { gender }),
    })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Changes what is given of the small personal things and leaves the rest. */
export async function changeOtherInfo(
  db: Kysely<Database>,
  customerId: number,
  given: OtherInfo,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ other_info: sql<string>`other_info || ${JSON.stringify(given)}::jsonb` })
    .where('customer_id', '=', customerId)
    .execute()
}

export async function saveTags(
  db: Kysely<Database>,
  customerId: number,
  tags: readonly string[],
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ tags: JSON.stringify(tags) })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Where a customer goes to school, by region codes. */
export interface SchoolRoll {
  readonly schoolProvId: number
  readonly cityId: number
  readonly boroughId: number | null
  /** null: a school that is in no list; its name is as typed. */
  readonly schoolId: number | null
  readonly schoolName: string
  readonly grade: number | null
  readonly className: string
}

export async function saveSchoolRoll(
  db: Kysely<Database>,
  customerId: number,
  roll: SchoolRoll,
): Promise<void> {
  const values = {
    school_prov_id: roll.schoolProvId,
    city_id: roll.cityId,
    borough_id: roll.boroughId,
    school_id: roll.schoolId,
    school_name: roll.schoolName,
    grade: roll.grade,
    class_name: roll.className,
  }
  await db
    .insertInto('school_roll')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
}

/** What every start needs of a customer besides the account itself. */
export interface StartProfile {
  readonly tags: readonly string[]
  readonly schoolRoll: SchoolRoll | null
  /** The membership held (right 'vip'); endsAt null: without end. */
  readonly vip: { readonly name: string; readonly endsAt: Date | null } | null
}

/** Tags, school and membership of a customer in one statement. */
export async function loadStartProfile(
  db: Kysely<Database>,
  customerId: number,
  now: Date,
): Promise<StartProfile> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('school_roll', 'school_roll.customer_id', 'customer.customer_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('customer_right')
          .innerJoin('right_item', 'right_item.right_id', 'customer_right.right_id')
          .select(['right_item.name as vip_name', 'ends_at as vip_ends_at'])
          .whereRef('customer_right.customer_id', '=', 'customer.customer_id')
          .where('code', '=', VIP)
          .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
          .orderBy('ends_at', (order) => order.desc().nullsFirst())
          .limit(1)
          .as('vip'),
      (join) => join.onTrue(),
    )
    .select([
      'tags',
      'school_prov_id as schoolProvId',
      'city_id as cityId',
      'borough_id as boroughId',
      'school_id as schoolId',
      'school_name as schoolName',
      'grade',
      'class_name as className',
      'vip_name as vipName',
      'vip_ends_at as vipEndsAt',
    ])
    .where('customer.customer_id', '=', customerId)
    .executeTakeFirst()
  if (row === undefined) return { tags: [], schoolRoll: null, vip: null }
  const { tags, vipName, vipEndsAt, schoolProvId, cityId, schoolName, className, ...roll } = row
  const hasRoll = schoolProvId !== null && cityId !== null && schoolName !== null && className !== null
  return {
    tags,
    schoolRoll: hasRoll ? { schoolProvId, cityId, schoolName, className, ...roll } : null,
    vip: vipName === null ? null : { name: vipName, endsAt: vipEndsAt },
  }
}

/** Code of the right that is the membership. */
const VIP = 'vip'

/** Where to send things. */
export interface Consignee {
  readonly name: string
  readonly phone: string
  readonly provId: number
  readonly cityId: number
  readonly boroughId: number | null
  readonly address: string
}

export function findConsignee(db: Kysely<Database>, customerId: number): Promise<Consignee | undefined> {
  return db
    .selectFrom('consignee')
    .select(['name', 'phone', 'prov_id as provId', 'city_id as cityId', 'borough_id as boroughId', 'address'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

export async function saveConsignee(
  db: Kysely<Database>,
  customerId: number,
  consignee: Consignee,
): Promise<void> {
  const values = {
    name: consignee.name,
    phone: consignee.phone,
    prov_id: consignee.provId,
    city_id: consignee.cityId,
    borough_id: consignee.boroughId,
    address: consignee.address,
  }
  await db
    .insertInto('consignee')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
}

/** Whether a file is the customer's own upload. */
export async function isOwnUpload(
  db: Kysely<Database>,
  customerId: number,
  fileKey: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('upload')
    .select('file_key')
    .where('customer_id', '=', customerId)
    .where('file_key', '=', fileKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Name and avatar behind a share code of a tenant; undefined when nobody has it. */
export function findSharer(
  db: Kysely<Database>,
  tenantId: number,
  shareCode: string,
): Promise<{ readonly name: string | null; readonly avatar: string | null } | undefined> {
  return db
    .selectFrom('customer')
    .select(['name', 'avatar'])
    .where('tenant_id', '=', tenantId)
    .where('share_code', '=', shareCode)
    .executeTakeFirst()
}
