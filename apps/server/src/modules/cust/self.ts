import { findCustomer } from '@wenjin/data'
import type { Connection, Customer } from '@wenjin/data'
import type { SignedInCaller } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'

/** Refuses (40301) when a call names another customer than the one signed in. */
export function checkSelf(customerId: number, caller: SignedInCaller): void {
  if (customerId !== caller.customer.customerId) throw new Refusal('40301')
}

/** The customer who is signed in. Throws Refusal 40105 when they have just been deleted. */
export async function findSelf(db: Connection['db'], { customer }: SignedInCaller): Promise<Customer> {
  const { customerId, tenantId } = customer
  const found = await findCustomer(db, tenantId, customerId)
  if (found === undefined) throw new Refusal('40105')
  return found
}
