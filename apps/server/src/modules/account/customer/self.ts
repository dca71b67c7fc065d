import { findCustomer } from '@wenjin/database/queries/account/customers'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Customer } from '@wenjin/database/queries/account/customers'
import type { SignedInCaller } from '../../../kernel/caller.ts'
import { refuse } from '../../../kernel/refusal.ts'

/** The customer who is signed in. Throws Refusal 40105 when they have just been deleted. */
export async function findSelf(db: Connection['db'], { customer }: SignedInCaller): Promise<Customer> {
  const { customerId, tenantId } = customer
  const found = await findCustomer(db, tenantId, customerId)
  if (found === undefined) throw refuse.sessionUnknown()
  return found
}
