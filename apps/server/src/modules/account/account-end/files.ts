import { deleteUpload, listOrphanUploads } from '@wenjin/database/queries/account/uploads'
import type { Deps } from '../../../deps.ts'

const MAX_FILES_A_RUN = 500

/** Removes files with their rows; those that the storage fails to delete stay for the next time. */
export async function removeFiles(
  { connection: { db }, carriers: { storage } }: Pick<Deps, 'connection' | 'carriers'>,
  keys: readonly string[],
): Promise<void> {
  const removals = keys.map(async (key) => {
    await storage.remove(key)
    await deleteUpload(db, key)
  })
  await Promise.allSettled(removals)
}

/** Removes orphans: files that nobody uses, or whose customers are gone. */
export async function removeOrphanFiles(deps: Pick<Deps, 'connection' | 'carriers'>): Promise<void> {
  await removeFiles(deps, await listOrphanUploads(deps.connection.db, MAX_FILES_A_RUN))
}
