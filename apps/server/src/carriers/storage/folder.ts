import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey } from './key.ts'
import type { Storage } from './index.ts'

/** Files in `files` of the data folder; each is written whole or not at all. */
export function folderStorage(dataDir: string): Storage {
  const root = join(dataDir, 'files')
  return {
    async put(key, body) {
      const file = join(root, checkKey(key))
      await mkdir(dirname(file), { recursive: true })
      const draft = `${file}.${randomUUID()}.tmp`
      try {
        const handle = await open(draft, 'wx')
        try {
          await handle.writeFile(body)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      return readFile(join(root, checkKey(key))).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
        throw error
      })
    },
    async remove(key) {
      await rm(join(root, checkKey(key)), { force: true })
    },
  }
}
