import { importTables } from '@wenjin/importer/import-tables'
import type { Connection } from '@wenjin/database/connect/connection'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../shared/data')
/** Files that say something of 湖南 in 2026: its own tables, and the lists of schools and majors. */
const WANTED = /hunan|^universities|^majors|^adm_official_vocational/

/** Imports the real tables of 湖南 into an empty database; false without them beside the repository. */
export async function loadHunan(connection: Connection): Promise<boolean> {
  if (!existsSync(FOLDER)) return false
  const paths = readdirSync(FOLDER)
    .filter((file) => WANTED.test(file))
    .map((file) => join(FOLDER, file))
  const { files } = await importTables({ connection, paths, clock: () => new Date() })
  const failed = files.filter((file) => file.status === 'failed')
  if (failed.length > 0) throw new Error(`import failed: ${failed.map((file) => file.file).join(', ')}`)
  return true
}
