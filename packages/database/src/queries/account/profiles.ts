import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { ConsigneeTable } from '../../schema/accounts.ts'
import type { OtherInfo } from '../../schema/customers.ts'

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

/** The profile of a customer; undefined without one. */
export function findProfile(db: Kysely<Database>, customerId: number): Promise<Profile | undefined> {
  return db
    .selectFrom('customer')
    .select([
      'phone',
      'name',
      'avatar',
      'gender',
      'otherInfo',
      sql<boolean>`passwd_hash is not null`.as('hasPasswd'),
      sql<boolean>`openid is not null`.as('hasOpenid'),
      'realName',
      'realNameProof',
      'createdAt',
    ])
    .where('customerId', '=', customerId)
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
    .where('customerId', '=', customerId)
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
    .set({ otherInfo: sql<string>`other_info || ${JSON.stringify(given)}::jsonb` })
    .where('customerId', '=', customerId)
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
    .where('customerId', '=', customerId)
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
  await db
    .insertInto('schoolRoll')
    .values({ customerId, ...roll })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(roll))
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
    .leftJoin('schoolRoll', 'schoolRoll.customerId', 'customer.customerId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('customerRight')
          .innerJoin('rightItem', 'rightItem.rightId', 'customerRight.rightId')
          .select(['rightItem.name as vipName', 'endsAt as vipEndsAt'])
          .whereRef('customerRight.customerId', '=', 'customer.customerId')
          .where('code', '=', VIP)
          .where((or) => or.or([or('endsAt', 'is', null), or('endsAt', '>', now)]))
          .orderBy('endsAt', (order) => order.desc().nullsFirst())
          .limit(1)
          .as('vip'),
      (join) => join.onTrue(),
    )
    .select([
      'tags',
      'schoolProvId',
      'cityId',
      'boroughId',
      'schoolId',
      'schoolName',
      'grade',
      'className',
      'vipName',
      'vipEndsAt',
    ])
    .where('customer.customerId', '=', customerId)
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

const consigneeColumns = ['name', 'phone', 'provId', 'cityId', 'boroughId', 'address'] as const

/** Where to send things. */
export type Consignee = Readonly<Pick<Selectable<ConsigneeTable>, (typeof consigneeColumns)[number]>>

export function findConsignee(db: Kysely<Database>, customerId: number): Promise<Consignee | undefined> {
  return db
    .selectFrom('consignee')
    .select(consigneeColumns)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
}

export async function saveConsignee(
  db: Kysely<Database>,
  customerId: number,
  consignee: Consignee,
): Promise<void> {
  await db
    .insertInto('consignee')
    .values({ customerId, ...consignee })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(consignee))
    .execute()
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
    .where('tenantId', '=', tenantId)
    .where('shareCode', '=', shareCode)
    .executeTakeFirst()
}
