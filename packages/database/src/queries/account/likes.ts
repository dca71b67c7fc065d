import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withCustomerLocked } from './customers.ts'

/** What can be liked. */
export type LikeKind = 'school' | 'major'

export interface Like {
  readonly kind: LikeKind
  /** The number of a school, catalogue code of a major. */
  readonly targetId: string
  readonly likedAt: Date
  readonly name: string
  /** City and level of a school. */
  readonly city: string | null
  readonly level: number
  /** Class of a major. */
  readonly className: string | null
}

/** Whether there is a school or major to like. */
export async function hasLikeTarget(
  db: Kysely<Database>,
  kind: LikeKind,
  targetId: string,
): Promise<boolean> {
  const found =
    kind === 'major'
      ? db.selectFrom('major').select('code').where('code', '=', targetId)
      : db.selectFrom('university').select('univId').where(universityId, '=', targetId)
  return (await found.executeTakeFirst()) !== undefined
}

const universityId = sql<string>`univ_id::text`

/** Likes a target unless `max` of its kind are liked already (then false); liking twice changes nothing. */
export function saveLike(
  db: Kysely<Database>,
  customerId: number,
  { kind, targetId, now }: { kind: LikeKind; targetId: string; now: Date },
  max: number,
): Promise<boolean> {
  return withCustomerLocked(db, customerId, async (trx) => {
    const liked = await trx
      .selectFrom('customerLike')
      .select('targetId')
      .where('customerId', '=', customerId)
      .where('kind', '=', kind)
      .execute()
    if (liked.some((like) => like.targetId === targetId)) return true
    if (liked.length >= max) return false
    await trx.insertInto('customerLike').values({ customerId, kind, targetId, likedAt: now }).execute()
    return true
  })
}

export async function removeLike(
  db: Kysely<Database>,
  customerId: number,
  kind: LikeKind,
  targetId: string,
): Promise<void> {
  await db
    .deleteFrom('customerLike')
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .execute()
}

/** A page of what a customer likes and is still in the lists, newest first; and how many there are. */
export async function listLikes(
  db: Kysely<Database>,
  customerId: number,
  { kind, offset, limit }: { kind: LikeKind | undefined; offset: number; limit: number },
): Promise<{ readonly total: number; readonly list: readonly Like[] }> {
  const name = sql<string>`coalesce(university.name, major.name)`
  const liked = db
    .selectFrom('customerLike')
    .leftJoin('university', (join) =>
      join.on('customerLike.kind', '=', 'school').on(universityId, '=', sql.ref('targetId')),
    )
    .leftJoin('major', (join) => join.on('customerLike.kind', '=', 'major').onRef('code', '=', 'targetId'))
    .where('customerId', '=', customerId)
    .where(name, 'is not', null)
    .$if(kind !== undefined, (query) => query.where('customerLike.kind', '=', kind ?? 'school'))
  const { total } = await liked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = await liked
    .select([
      'customerLike.kind',
      'targetId',
      'likedAt',
      name.as('name'),
      'city',
      sql<number>`coalesce(university.level, major.level)`.as('level'),
      'className',
    ])
    .orderBy('likedAt', 'desc')
    .orderBy('customerLike.kind')
    .orderBy('targetId')
    .offset(offset)
    .limit(limit)
    .execute()
  return { total, list }
}
