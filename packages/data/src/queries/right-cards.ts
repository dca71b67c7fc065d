import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import { withCustomerLocked } from './customers.ts'

export interface RightCard {
  readonly cardId: number
  readonly name: string
  readonly rightIds: readonly number[]
  /** Days the rights last from activation; null: without end. */
  readonly days: number | null
  readonly quota: number | null
  readonly usableUntil: Date | null
  readonly isVoid: boolean
  readonly activatedAt: Date | null
  readonly activatedBy: number | null
}

/** Who shows a card's number, and how often they may show wrong ones. */
export interface CardTry {
  readonly tenantId: number
  readonly customerId: number
  /** Of the number; undefined: what was typed is no number at all. */
  readonly cardHash: string | undefined
  readonly now: Date
  /** Wrong numbers count from here. */
  readonly since: Date
  readonly most: number
}

/** What a number turned out to be: no card, one too many wrong numbers, or what was made of the card. */
export type CardOutcome<T> = 'unknown' | 'too-often' | { readonly card: T }

const WRONG_NUMBER = 'right-card'

/**
 * Finds the card of a number and hands it to `use` inside the transaction, the card locked; a wrong number is counted.
 * Requests of one customer wait for one another, and so do those that show one card.
 */
export function tryCard<T>(
  db: Kysely<Database>,
  { tenantId, customerId, cardHash, now, since, most }: CardTry,
  use: (card: RightCard, trx: Kysely<Database>) => Promise<T>,
): Promise<CardOutcome<T>> {
  return withCustomerLocked(db, customerId, async (trx) => {
    const { wrong } = await trx
      .selectFrom('customer_attempt')
      .select((eb) => eb.fn.countAll<number>().as('wrong'))
      .where('customer_id', '=', customerId)
      .where('kind', '=', WRONG_NUMBER)
      .where('made_at', '>', since)
      .executeTakeFirstOrThrow()
    if (wrong >= most) return 'too-often'
    const card = cardHash === undefined ? undefined : await lockCard(trx, tenantId, cardHash)
    if (card !== undefined) return { card: await use(card, trx) }
    await trx
      .insertInto('customer_attempt')
      .values({ customer_id: customerId, kind: WRONG_NUMBER, made_at: now })
      .execute()
    return 'unknown'
  })
}

function lockCard(db: Kysely<Database>, tenantId: number, cardHash: string): Promise<RightCard | undefined> {
  return db
    .selectFrom('right_card')
    .select([
      'card_id as cardId',
      'name',
      'right_ids as rightIds',
      'days',
      'quota',
      'usable_until as usableUntil',
      'is_void as isVoid',
      'activated_at as activatedAt',
      'activated_by as activatedBy',
    ])
    .where('tenant_id', '=', tenantId)
    .where('card_hash', '=', cardHash)
    .forUpdate()
    .executeTakeFirst()
}

const DAY = 86_400_000

/**
 * Gives the rights of a locked card to a customer and marks the card as used. A right of any number of uses that is held
 * already goes on where it ends; one with a quota runs from now.
 */
export async function activateCard(
  db: Kysely<Database>,
  card: RightCard,
  customerId: number,
  now: Date,
): Promise<void> {
  const held = await db
    .selectFrom('customer_right')
    .select((eb) => ['right_id', eb.fn.max('ends_at').as('ends_at')])
    .where('customer_id', '=', customerId)
    .where('quota', 'is', null)
    .where('ends_at', '>', now)
    .groupBy('right_id')
    .execute()
  const endOf = new Map(held.map((row) => [row.right_id, row.ends_at]))
  await db
    .insertInto('customer_right')
    .values(
      card.rightIds.map((rightId) => {
        const startsAt = card.quota === null ? (endOf.get(rightId) ?? now) : now
        return {
          customer_id: customerId,
          right_id: rightId,
          card_id: card.cardId,
          starts_at: startsAt,
          ends_at: card.days === null ? null : new Date(startsAt.getTime() + card.days * DAY),
          quota: card.quota,
        }
      }),
    )
    .execute()
  await db
    .updateTable('right_card')
    .set({ activated_at: now, activated_by: customerId })
    .where('card_id', '=', card.cardId)
    .execute()
}

/** Those of the rights that a customer holds without end and for any number of uses: no card can add to them. */
export async function listEndlessRights(
  db: Kysely<Database>,
  customerId: number,
  rightIds: readonly number[],
): Promise<number[]> {
  if (rightIds.length === 0) return []
  const rows = await db
    .selectFrom('customer_right')
    .select('right_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('right_id', 'in', rightIds)
    .where('ends_at', 'is', null)
    .where('quota', 'is', null)
    .execute()
  return rows.map((row) => row.right_id)
}

/** A batch of new cards, all alike but for their numbers. */
export interface NewCards {
  readonly tenantId: number
  readonly name: string
  readonly rightIds: readonly number[]
  readonly days: number | null
  readonly quota: number | null
  readonly usableUntil: Date | null
  readonly now: Date
  readonly cardHashes: readonly string[]
}

const BATCH = 1_000

/** Enters new cards, known by the hashes of their numbers alone. */
export async function insertCards(db: Kysely<Database>, cards: NewCards): Promise<void> {
  for (let from = 0; from < cards.cardHashes.length; from += BATCH) {
    await db
      .insertInto('right_card')
      .values(
        cards.cardHashes.slice(from, from + BATCH).map((cardHash) => ({
          tenant_id: cards.tenantId,
          card_hash: cardHash,
          name: cards.name,
          right_ids: JSON.stringify(cards.rightIds),
          days: cards.days,
          quota: cards.quota,
          usable_until: cards.usableUntil,
          created_at: cards.now,
        })),
      )
      .execute()
  }
}

/** Makes cards useless that nobody has activated; resolves to how many there were. */
export async function voidCards(
  db: Kysely<Database>,
  tenantId: number,
  cardHashes: readonly string[],
): Promise<number> {
  if (cardHashes.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('right_card')
    .set({ is_void: true })
    .where('tenant_id', '=', tenantId)
    .where('card_hash', 'in', cardHashes)
    .where('activated_at', 'is', null)
    .where('is_void', '=', false)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
