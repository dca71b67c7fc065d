import type { Keys } from '@wenjin/database/keys/keys'
import type { Customer } from '@wenjin/database/queries/account/customers'

const LIFE = 10 * 60_000
const PURPOSE = 'change-phone'

/** Proofs that a customer holds the phone of the account: ten minutes, and only as long as it is the phone. */
export interface Tickets {
  seal(customer: Customer, now: Date): Promise<string>
  isOf(ticket: string, customer: Customer, now: Date): Promise<boolean>
}

export function ticketsOf(keys: Keys): Tickets {
  return {
    seal: ({ customerId, phone }, now) =>
      keys.seal(PURPOSE, { customerId, phone }, new Date(now.getTime() + LIFE)),
    async isOf(ticket, customer, now) {
      const proof = (await keys.open(PURPOSE, ticket, now)) as Partial<Customer> | undefined
      return proof?.customerId === customer.customerId && proof.phone === customer.phone
    },
  }
}
