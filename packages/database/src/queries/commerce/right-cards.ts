import { DAY_MS } from '@wenjin/engine'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { RightCardTable } from '../../schema/accounts.ts'
import { withCustomerLocked } from '../account/customers.ts'

const cardColumns = [
  'cardId',
  'name',
  'rightIds',
  'days',
  'quota',
  'usableUntil',
  'isVoid',
  'activatedAt',
  'activatedBy',
] as const

export type RightCard = Readonly<Pick<Selectable<RightCardTable>, (typeof cardColumns)[number]>>

/** Who shows a card's number, and how often they may show wrong ones. */
export interface CardTry {
  readonly tenantId: number
  readonly customerId: number
  /** Of the number; undefined: what was typed is no number at all. */
  readonly cardHash: string | undefined
  readonly now: Date
  /** Wrong numbers count from here. */
  readonly since: Date
  readonly max: number
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
  { tenantId, customerId, cardHash, now, since, max }: CardTry,
  use: (card: RightCard, trx: Kysely<Database>) => Promise<T>,
): Promise<CardOutcome<T>> {
  return withCustomerLocked(db, customerId, async (trx) => {
    const { wrong } = await trx
      .selectFrom('customerAttempt')
      .select((eb) => eb.fn.countAll<number>().as('wrong'))
      .where('customerId', '=', customerId)
      .where('kind', '=', WRONG_NUMBER)
      .where('madeAt', '>', since)
      .executeTakeFirstOrThrow()
    if (wrong >= max) return 'too-often'
    const card = cardHash === undefined ? undefined : await lockCard(trx, tenantId, cardHash)
    if (card !== undefined) return { card: await use(card, trx) }
    await trx.insertInto('customerAttempt').values({ customerId, kind: WRONG_NUMBER, madeAt: now }).execute()
    return 'unknown'
  })
}

function lockCard(db: Kysely<Database>, tenantId: number, cardHash: string): Promise<RightCard | undefined> {
  return db
    .selectFrom('rightCard')
    .select(cardColumns)
    .where('tenantId', '=', tenantId)
    .where('cardHash', '=', cardHash)
    .forUpdate()
    .executeTakeFirst()
}

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
    .selectFrom('customerRight')
    .select((eb) => ['rightId', eb.fn.max('endsAt').as('endsAt')])
    .where('customerId', '=', customerId)
    .where('quota', 'is', null)
    .where('endsAt', '>', now)
    .groupBy('rightId')
    .execute()
  const endOf = new Map(held.map((row) => [row.rightId, row.endsAt]))
  await db
    .insertInto('customerRight')
    .values(
      card.rightIds.map((rightId) => {
        const startsAt = card.quota === null ? (endOf.get(rightId) ?? now) : now
        return {
          customerId,
          rightId,
          cardId: card.cardId,
          startsAt,
          endsAt: card.days === null ? null : new Date(startsAt.getTime() + card.days * DAY_MS),
          quota: card.quota,
        }
      }),
    )
    .execute()
  await db
    .updateTable('rightCard')
    .set({ activatedAt: now, activatedBy: customerId })
    .where('cardId', '=', card.cardId)
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
    .selectFrom('customerRight')
    .select('rightId')
    .distinct()
    .where('customerId', '=', customerId)
    .where('rightId', 'in', rightIds)
    .where('endsAt', 'is', null)
    .where('quota', 'is', null)
    .execute()
  return rows.map((row) => row.rightId)
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
export async function insertCards(
  db: Kysely<Database>,
  { cardHashes, rightIds, now, ...alike }: NewCards,
): Promise<void> {
  for (let from = 0; from < cardHashes.length; from += BATCH) {
    await db
      .insertInto('rightCard')
      .values(
        cardHashes.slice(from, from + BATCH).map((cardHash) => ({
          ...alike,
          cardHash,
          rightIds: JSON.stringify(rightIds),
          createdAt: now,
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
    .updateTable('rightCard')
    .set({ isVoid: true })
    .where('tenantId', '=', tenantId)
    .where('cardHash', 'in', cardHashes)
    .where('activatedAt', 'is', null)
    .where('isVoid', '=', false)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
