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
