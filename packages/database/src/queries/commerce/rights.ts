import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** A right that can be held. */
export interface RightItem {
  readonly rightId: number
  readonly code: string
  readonly name: string
  readonly about: string
}

/** A right that is held, whatever number of cards it came from. */
export interface HeldRight extends RightItem {
  /** null: without end. */
  readonly endsAt: Date | null
  /** Uses in all; null: any number. */
  readonly quota: number | null
  readonly used: number
}

const itemColumns = ['rightItem.rightId', 'code', 'name', 'about'] as const

/** Every right of a tenant, in their order. */
export function listRights(db: Kysely<Database>, tenantId: number): Promise<RightItem[]> {
  return db
    .selectFrom('rightItem')
    .select(itemColumns)
    .where('tenantId', '=', tenantId)
    .orderBy('sort')
    .orderBy('rightId')
    .execute()
}

/** Enters a right of a tenant, or changes the one of its code; resolves to its id. */
export async function putRight(
  db: Kysely<Database>,
  tenantId: number,
  { code, name, about, sort }: Omit<RightItem, 'rightId'> & { readonly sort: number },
): Promise<number> {
  const row = await db
    .insertInto('rightItem')
    .values({ tenantId, code, name, about, sort })
    .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doUpdateSet({ name, about, sort }))
    .returning('rightId')
    .executeTakeFirstOrThrow()
  return row.rightId
}

/**
 * The rights a customer holds at a moment, in their order: periods that follow one another are one up to the last end,
 * quotas and uses are added up.
 */
export function listHeldRights(db: Kysely<Database>, customerId: number, now: Date): Promise<HeldRight[]> {
  return db
    .selectFrom('customerRight')
    .innerJoin('rightItem', 'rightItem.rightId', 'customerRight.rightId')
    .select([
      ...itemColumns,
      sql<Date | null>`case when bool_or(ends_at is null) then null else max(ends_at) end`.as('endsAt'),
      sql<number | null>`case when bool_or(quota is null) then null else sum(quota)::integer end`.as('quota'),
      sql<number>`sum(used)::integer`.as('used'),
    ])
    .where('customerId', '=', customerId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .groupBy(['rightItem.rightId', 'code', 'name', 'about', 'sort'])
    .orderBy('sort')
    .orderBy('rightItem.rightId')
    .execute()
}
