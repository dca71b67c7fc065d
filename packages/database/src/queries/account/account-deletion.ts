import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withCustomerLocked } from './customers.ts'

/**
 * Deletes a customer with everything that is personal: what hangs on the row goes with it, and so do the codes sent to
 * the phone and the failures counted against it (`phoneHash`). Orders stay without their customer; the traffic of codes
 * stays, under a digest of the phone, until it no longer counts. Resolves to the keys of the uploaded files, which nobody
 * is shown any more and which are still to be removed.
 */
export function deleteCustomer(
  db: Kysely<Database>,
  customer: { readonly tenantId: number; readonly customerId: number; readonly phone: string },
  phoneHash: string,
): Promise<string[]> {
  const { tenantId, customerId, phone } = customer
  return withCustomerLocked(db, customerId, async (trx) => {
    const uploads = await trx
      .selectFrom('upload')
      .select('fileKey')
      .where('customerId', '=', customerId)
      .execute()
    await trx.deleteFrom('smsCode').where('tenantId', '=', tenantId).where('phone', '=', phone).execute()
    await trx
      .deleteFrom('signInFailure')
      .where('tenantId', '=', tenantId)
      .where('phoneHash', '=', phoneHash)
      .execute()
    await trx.deleteFrom('customer').where('customerId', '=', customerId).execute()
    return uploads.map((row) => row.fileKey)
  })
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a statement failed because the customer it wrote for has been deleted meanwhile. */
export function isCustomerGone(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === FOREIGN_KEY_VIOLATION && String(constraint).endsWith('_customer_id_fkey')
}
