import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { SmsCodeTable } from '../../schema/customers.ts'

const sendColumns = ['tenantId', 'phone', 'type', 'sentAt', 'expiresAt', 'usedAt', 'tries'] as const

/** A code that was sent, without the code. */
export type SmsSend = Readonly<Pick<Selectable<SmsCodeTable>, (typeof sendColumns)[number]>>

/** Codes sent last, newest first. */
export function listSmsSends(
  db: Kysely<Database>,
  max: number,
  { tenantId, phone }: { readonly tenantId?: number | undefined; readonly phone?: string | undefined },
): Promise<SmsSend[]> {
  return db
    .selectFrom('smsCode')
    .select(sendColumns)
    .$if(tenantId !== undefined, (query) => query.where('tenantId', '=', tenantId ?? 0))
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .orderBy('smsCodeId', 'desc')
    .limit(max)
    .execute()
}
