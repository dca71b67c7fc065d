import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Upload {
  readonly key: string
  readonly tenantId: number
  readonly customerId: number
  /** Content type. */
  readonly type: string
  readonly byteCount: number
  readonly width: number
  readonly height: number
  readonly now: Date
}

export async function insertUpload(db: Kysely<Database>, upload: Upload): Promise<void> {
  await db
    .insertInto('upload')
    .values({
      file_key: upload.key,
      tenant_id: upload.tenantId,
      customer_id: upload.customerId,
      type: upload.type,
      byte_count: upload.byteCount,
      width: upload.width,
      height: upload.height,
      created_at: upload.now,
    })
    .execute()
}

/** Takes back an upload whose file could not be kept, or is gone. */
export async function deleteUpload(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('upload').where('file_key', '=', key).execute()
}

/** Content type of a tenant's uploaded file; undefined: there is no such upload. */
export async function findUploadType(
  db: Kysely<Database>,
  tenantId: number,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('upload')
    .select('type')
    .where('file_key', '=', key)
    .where('tenant_id', '=', tenantId)
    .where('customer_id', 'is not', null)
    .executeTakeFirst()
  return row?.type
}

/**
 * Lets go of files that nobody uses: uploaded before `before` and not the picture of their customer (never taken, or
 * replaced since).
 */
export async function forsakeUnusedUploads(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .updateTable('upload')
    .set({ customer_id: null })
    .where('customer_id', 'is not', null)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('customer')
            .select('customer.customer_id')
            .whereRef('customer.customer_id', '=', 'upload.customer_id')
            .where('customer.avatar', '=', sql<string>`'/files/' || ${ref('upload.file_key')}`),
        ),
      ),
    )
    .execute()
}

/** Keys of files whose customer is gone, at most `most`: each is to be removed, and its row with it. */
export async function listForsakenUploads(db: Kysely<Database>, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('file_key')
    .where('customer_id', 'is', null)
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map((row) => row.file_key)
}
