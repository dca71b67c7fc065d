import { connect } from '@wenjin/database/connect/connect'
import { FolderInUseError } from '@wenjin/database/connect/folder-lock'
import { migrate } from '@wenjin/database/migrations/index'
import type { Connection } from '@wenjin/database/connect/connection'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from './command.ts'
import { field } from './fields.ts'
import { one } from './options.ts'

/** Where the data are: DATA_DIR and DATABASE_URL of the environment, or a folder named by option. */
export interface DataPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

const FOLDER = field('目录', '要写目录', (text) => text || undefined)

/** The option every command has. */
export const DATA_DIR = {
  'data-dir': one(FOLDER, '数据目录（默认用环境变量DATA_DIR，没有则是./data）；写了它就不看DATABASE_URL'),
}

/** An option's folder wins over the whole environment: it means the database in that folder. */
export function dataPlace(
  env: Readonly<Record<string, string | undefined>>,
  folder: string | undefined,
): DataPlace {
  if (folder !== undefined) return { dataDir: resolve(folder), databaseUrl: undefined }
  return { dataDir: resolve(env['DATA_DIR'] || 'data'), databaseUrl: env['DATABASE_URL'] || undefined }
}

/**
 * Opens the database, brings its schema up to date and lends it to `work`.
 * @param ifAbsent what becomes of a folder without a database: one is made, one in memory stands in, or it fails
 * Throws Failure when it cannot be opened.
 */
export async function withDatabase<T>(
  { dataDir, databaseUrl }: DataPlace,
  ifAbsent: 'make' | 'rehearse' | 'fail',
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const absent = databaseUrl === undefined && !existsSync(join(dataDir, 'db'))
  if (absent && ifAbsent === 'fail')
    throw new Failure(`${dataDir} 里还没有数据库：先启动一次服务器，或检查DATA_DIR`)
  const connection = await open(absent && ifAbsent === 'rehearse' ? {} : { dataDir, databaseUrl })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

async function open(location: Partial<DataPlace>): Promise<Connection> {
  let connection: Connection | undefined
  try {
    connection = await connect(location)
    await migrate(connection.db)
    return connection
  } catch (error) {
    await connection?.close()
    const problem =
      error instanceof FolderInUseError
        ? `数据目录正由另一个进程打开（多半是服务器），请先停掉它：${error.message}`
        : `数据库打不开：${(error as Error).message}`
    throw new Failure(problem, { cause: error })
  }
}
