import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

/** A code that was sent, without the code. */
export interface SmsSend {
  readonly tenantId: number
  readonly phone: string
  readonly type: number
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly tries: number
}

/** Codes sent last, newest first. */
export function listSmsSends(
  db: Kysely<Database>,
  most: number,
  { tenantId, phone }: { readonly tenantId?: number | undefined; readonly phone?: string | undefined },
): Promise<SmsSend[]> {
  return db
    .selectFrom('sms_code')
    .select([
      'tenant_id as tenantId',
      'phone',
      'type',
      'sent_at as sentAt',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'tries',
    ])
    .$if(tenantId !== undefined, (query) => query.where('tenant_id', '=', tenantId ?? 0))
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .orderBy('sms_code_id', 'desc')
    .limit(most)
    .execute()
}
