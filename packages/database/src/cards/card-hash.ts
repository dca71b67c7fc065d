import type { Keys } from '../keys/keys.ts'

/**
 * What a card is known by: a keyed digest of its tenant and number, so that the table alone tells no number.
 * @param number as `readCardNumber` gives it
 */
export function cardHash(keys: Keys, tenantId: number, number: string): Promise<string> {
  return keys.digest('right-card', `${tenantId} ${number}`)
}
