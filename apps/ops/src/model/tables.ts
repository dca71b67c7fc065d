import { connect } from '@wenjin/database/connect/connect'
import { migrate } from '@wenjin/database/migrations/index'
import { importTables } from '@wenjin/importer/import-tables'
import { SourceError } from '@wenjin/importer/source/source-error'
import type { Connection } from '@wenjin/database/connect/connection'
import { existsSync } from 'node:fs'
import { Failure, UsageError } from '../shell/command.ts'
import type { Surroundings } from '../shell/command.ts'

/** Imports a folder of tables into a database in memory and works with it. Throws Failure when a file cannot be read. */
export async function withTables<T>(
  folder: string,
  around: Surroundings,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (!existsSync(folder)) throw new UsageError(`--data：${folder} 不存在`)
  const connection = await connect({})
  try {
    await migrate(connection.db)
    const { files } = await importTables({
      connection,
      paths: [folder],
      clock: around.clock,
      onProgress: ({ file, index, total }) => around.progress(`读入 [${index}/${total}] ${file}`),
    }).catch((error: unknown) => {
      throw error instanceof SourceError ? new UsageError(error.message) : error
    })
    around.progress('')
    const loaded = files.filter(({ status }) => status === 'loaded')
    for (const { file, error } of files) if (error !== null) around.complain(`${file}：${error}`)
    if (loaded.length === 0) throw new Failure(`${folder} 里没有能读的表格`)
    return await work(connection)
  } finally {
    await connection.close()
  }
}
