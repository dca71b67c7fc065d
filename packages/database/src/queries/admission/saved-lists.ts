import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** What of a saved list an overview shows. */
export interface ListHeadRow {
  readonly reportMainId: number
  readonly tenantId: number
  readonly customerId: number
  readonly scoreId: number
  readonly name: string
  readonly version: number
  /** Number of choices over all batches. */
  readonly univNum: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** A saved list; `batchList` is the contract's ListBatchDetail list, kept as it was written. */
export interface SavedListRow extends ListHeadRow {
  readonly batchList: unknown[]
  /** The contract's ExpertParams without the list's id; null: none saved. */
  readonly expertParams: object | null
}

const univNum = sql<number>`(
  select coalesce(sum(jsonb_array_length(batch -> 'reportUnivList')), 0)::integer
  from jsonb_array_elements(batch_list) as batch
)`.as('univNum')

const headColumns = [
  'reportMainId',
  'tenantId',
  'customerId',
  'scoreId',
  'name',
  'version',
  univNum,
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const
const columns = [...headColumns, 'batchList', 'expertParams'] as const

/** A list by id, deleted ones too: the caller decides by owner and deletedAt. */
export function findList(db: Kysely<Database>, reportMainId: number): Promise<SavedListRow | undefined> {
  return db
    .selectFrom('reportMain')
    .select(columns)
    .where('reportMainId', '=', reportMainId)
    .executeTakeFirst()
}

/** Lists a customer holds (not the deleted), newest change first or last; without what is in them. */
export function findLists(
  db: Kysely<Database>,
  customerId: number,
  page: { readonly order: 'asc' | 'desc'; readonly offset: number; readonly limit: number },
): Promise<ListHeadRow[]> {
  return db
    .selectFrom('reportMain')
    .select(headColumns)
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('updatedAt', page.order)
    .orderBy('reportMainId', page.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

/** The list a customer made last (not the deleted). */
export function newestList(db: Kysely<Database>, customerId: number): Promise<SavedListRow | undefined> {
  return db
    .selectFrom('reportMain')
    .select(columns)
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('reportMainId', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Number of a customer's lists, without the deleted. */
export async function countLists(db: Kysely<Database>, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reportMain')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewList {
  readonly tenantId: number
  readonly customerId: number
  readonly scoreId: number
  readonly name: string
  readonly batchList: readonly unknown[]
  readonly expertParams: object | null
}

export function insertList(db: Kysely<Database>, list: NewList, now: Date): Promise<SavedListRow> {
  return db
    .insertInto('reportMain')
    .values({
      tenantId: list.tenantId,
      customerId: list.customerId,
      scoreId: list.scoreId,
      name: list.name,
      batchList: JSON.stringify(list.batchList),
      expertParams: list.expertParams === null ? null : JSON.stringify(list.expertParams),
      createdAt: now,
      updatedAt: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** What may change of a list; each change makes a new version. */
export interface ListChange {
  readonly name?: string
  readonly scoreId?: number
  readonly batchList?: readonly unknown[]
  readonly deletedAt?: Date | null
}

/**
 * Changes a list and moves its version on. With `version`, only when the list still has it: resolves
 * to undefined when somebody else was first.
 */
export function changeList(
  db: Kysely<Database>,
  reportMainId: number,
  change: ListChange,
  now: Date,
  version?: number,
): Promise<SavedListRow | undefined> {
  return db
    .updateTable('reportMain')
    .set((eb) => ({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.scoreId === undefined ? {} : { scoreId: change.scoreId }),
      ...(change.batchList === undefined ? {} : { batchList: JSON.stringify(change.batchList) }),
      ...(change.deletedAt === undefined ? {} : { deletedAt: change.deletedAt }),
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('reportMainId', '=', reportMainId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(columns)
    .executeTakeFirst()
}

/**
 * Keeps what a customer wants of a list of their own that is not deleted; resolves to whether there is such a list.
 * The list's version stays: what is on it does not change.
 */
export async function saveExpertParams(
  db: Kysely<Database>,
  { reportMainId, customerId }: Pick<ListHeadRow, 'reportMainId' | 'customerId'>,
  expertParams: object,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reportMain')
    .set({ expertParams: JSON.stringify(expertParams) })
    .where('reportMainId', '=', reportMainId)
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
