import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

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

export async function insertUpload(db: Kysely<Database>, { key, now, ...columns }: Upload): Promise<void> {
  await db
    .insertInto('upload')
    .values({ ...columns, fileKey: key, createdAt: now })
    .execute()
}

/** Takes back an upload whose file could not be kept, or is gone. */
export async function deleteUpload(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('upload').where('fileKey', '=', key).execute()
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
    .where('fileKey', '=', key)
    .where('tenantId', '=', tenantId)
    .where('customerId', 'is not', null)
    .executeTakeFirst()
  return row?.type
}

/** Whether a file is the customer's own upload. */
export async function isOwnUpload(
  db: Kysely<Database>,
  customerId: number,
  fileKey: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('upload')
    .select('fileKey')
    .where('customerId', '=', customerId)
    .where('fileKey', '=', fileKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes orphans of files uploaded before `before` that are not the picture of their customer (never taken, or replaced). */
export async function markOrphanUploads(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .updateTable('upload')
    .set({ customerId: null })
    .where('customerId', 'is not', null)
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('customer')
            .select('customer.customerId')
            .whereRef('customer.customerId', '=', 'upload.customerId')
            .where('customer.avatar', '=', sql<string>`'/files/' || ${ref('upload.fileKey')}`),
        ),
      ),
    )
    .execute()
}

/** Keys of at most `max` orphans, files without a customer: each is to be removed, and its row with it. */
export async function listOrphanUploads(db: Kysely<Database>, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('fileKey')
    .where('customerId', 'is', null)
    .orderBy('createdAt')
    .limit(max)
    .execute()
  return rows.map((row) => row.fileKey)
}
