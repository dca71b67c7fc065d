import { deleteUpload, listForsakenUploads } from '@wenjin/data'
import type { Deps } from '../../deps.ts'

/** Files looked at in one go. */
const MOST = 500

/** Removes files with their rows; those that the storage does not let go of stay for the next time. */
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

/** Removes files whose customers are gone and which could not be removed with them. */
export async function removeForsakenFiles(deps: Pick<Deps, 'connection' | 'carriers'>): Promise<void> {
  await removeFiles(deps, await listForsakenUploads(deps.connection.db, MOST))
}
