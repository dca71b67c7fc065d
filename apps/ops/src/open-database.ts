import { connect, FolderInUseError, migrate } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the data are: DATA_DIR and DATABASE_URL of the environment, or a folder named by option. */
export interface DataPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** An option's folder wins over the whole environment: it means the database in that folder. */
export function dataPlace(
  env: Readonly<Record<string, string | undefined>>,
  folder: string | undefined,
): DataPlace {
  if (folder !== undefined) return { dataDir: resolve(folder), databaseUrl: undefined }
  return { dataDir: resolve(env['DATA_DIR'] || 'data'), databaseUrl: env['DATABASE_URL'] || undefined }
}

/** A database that cannot be opened; the message says why, in Chinese. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/**
 * Opens the database and brings its schema up to date.
 * @param rehearse nothing may be made: where there is no database yet, one in memory stands in
 * Throws DatabaseError.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DataPlace,
  rehearse = false,
): Promise<Connection> {
  const absent = databaseUrl === undefined && !existsSync(join(dataDir, 'db'))
  let connection: Connection | undefined
  try {
    connection = await connect(rehearse && absent ? {} : { dataDir, databaseUrl })
    await migrate(connection.db)
    return connection
  } catch (error) {
    await connection?.close()
    const problem =
      error instanceof FolderInUseError
        ? `数据目录正由另一个进程打开（多半是服务器），请先停掉它：${error.message}`
        : `数据库打不开：${(error as Error).message}`
    throw new DatabaseError(problem, { cause: error })
  }
}
