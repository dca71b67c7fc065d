import type { Keys } from '@wenjin/database/keys/keys'
import type { Customer } from '@wenjin/database/queries/account/customers'
import { MINUTE_MS } from '@wenjin/engine'

const TICKET_TTL_MS = 10 * MINUTE_MS
const PURPOSE = 'change-phone'

/** Proofs that a customer holds the phone of the account: ten minutes, and only as long as it is the phone. */
export interface Tickets {
  seal(customer: Customer, now: Date): Promise<string>
  isOf(ticket: string, customer: Customer, now: Date): Promise<boolean>
}

export function ticketsOf(keys: Keys): Tickets {
  return {
    seal: ({ customerId, phone }, now) =>
      keys.seal(PURPOSE, { customerId, phone }, new Date(now.getTime() + TICKET_TTL_MS)),
    async isOf(ticket, customer, now) {
      const proof = (await keys.open(PURPOSE, ticket, now)) as Partial<Customer> | undefined
      return proof?.customerId === customer.customerId && proof.phone === customer.phone
    },
  }
}
