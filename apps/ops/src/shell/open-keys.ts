import { hasKeys, openKeys } from '@wenjin/database/keys/key-folder'
import type { Keys } from '@wenjin/database/keys/keys'
import { Failure } from './command.ts'
import type { DataPlace } from './open-database.ts'

/**
 * The keys the server seals with. Throws Failure without them: keys made here would be nobody else's, and what
 * they seal would open nowhere.
 */
export async function serverKeys({ dataDir }: DataPlace, now: Date): Promise<Keys> {
  await checkKeys(dataDir)
  return openKeys(dataDir, now)
}

export async function checkKeys(dataDir: string): Promise<void> {
  if (!(await hasKeys(dataDir)))
    throw new Failure(`${dataDir} 里没有密钥：DATA_DIR要指向服务器的数据目录，服务器至少要启动过一次`)
}
