import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown when another process has the embedded database open; two would destroy it. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/** Folders this very process holds: after a restart another process may have had the same number. */
const held = new Set<string>()

/**
 * Takes the folder for this process until the returned function is called. A lock left by a process
 * that no longer lives is taken over. Throws FolderInUseError with the owner's process number.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      held.add(file)
      return () => {
        held.delete(file)
        rmSync(file, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = Number(readFileSync(file, 'utf8'))
      const inUse = owner === process.pid ? held.has(file) : owner > 0 && lives(owner)
      if (inUse || attempt > 3) {
        throw new FolderInUseError(
          `${folder} is open in process ${owner}: stop it first, or use DATABASE_URL for several processes`,
        )
      }
      rmSync(file, { force: true })
    }
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
