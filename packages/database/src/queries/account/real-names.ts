import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

export interface RealName {
  /** With all but its first character hidden. */
  readonly name: string
  /** By the number's form alone, or by the authority's register. */
  readonly proof: 'form' | 'register'
  readonly idCardHash: string
}

/** How a customer's name was proven; undefined: not yet. */
export async function findRealNameProof(
  db: Kysely<Database>,
  customerId: number,
): Promise<RealName['proof'] | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('realNameProof')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return row?.realNameProof ?? undefined
}

/** First key of the advisory lock; the second is a hash of tenant and number. */
const ID_CARD_LOCK = 5

/**
 * Keeps a customer's proven name, unless `max` other customers of the tenant have proven theirs with the same number;
 * resolves to whether it is kept.
 */
export function saveRealName(
  db: Kysely<Database>,
  tenantId: number,
  customerId: number,
  { name, proof, idCardHash }: RealName,
  max: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ID_CARD_LOCK}::integer, hashtext(${`${tenantId} ${idCardHash}`}))`.execute(
      trx,
    )
    const { count } = await trx
      .selectFrom('customer')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('tenantId', '=', tenantId)
      .where('idCardHash', '=', idCardHash)
      .where('customerId', '!=', customerId)
      .executeTakeFirstOrThrow()
    if (count >= max) return false
    await trx
      .updateTable('customer')
      .set({ realName: name, realNameProof: proof, idCardHash })
      .where('customerId', '=', customerId)
      .execute()
    return true
  })
}
