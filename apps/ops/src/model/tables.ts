import {
  connect,
  importTables,
  loadLineRows,
  loadRowSources,
  loadTrackSetting,
  migrate,
  SourceError,
} from '@wenjin/data'
import type { Connection, LineRow, RowSource, TrackSetting } from '@wenjin/data'
import { PLAN_TYPES, PROVINCES, TRACKS } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import { existsSync } from 'node:fs'
import { Failure, UsageError } from '../shell/command.ts'
import type { Surroundings } from '../shell/command.ts'

/** What is loaded of one province and track. */
export interface TrackTables {
  readonly provId: number
  readonly track: Track
  readonly lines: readonly LineRow[]
  readonly sources: ReadonlyMap<number, RowSource>
  readonly setting: TrackSetting
}

const FIRST_YEAR = 2000
const LAST_YEAR = 2100
const LEVELS = [1, 2, 3]

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

/** Lines of ordinary and special plans of every province and track that has any; art and sport have no ranks. */
export async function* eachTrack(
  { db }: Connection,
  provId: number | undefined = undefined,
): AsyncGenerator<TrackTables> {
  const sources = await loadRowSources(db)
  for (const province of PROVINCES) {
    if (provId !== undefined && province.provId !== provId) continue
    for (const track of TRACKS) {
      const all = await loadLineRows(db, province.provId, track, LEVELS, FIRST_YEAR, LAST_YEAR)
      const lines = all.filter(({ planType }) => planType !== PLAN_TYPES.art && planType !== PLAN_TYPES.sport)
      if (lines.length === 0) continue
      const setting = await loadTrackSetting(db, province.provId, track, lines)
      yield { provId: province.provId, track, lines, sources, setting }
    }
  }
}
