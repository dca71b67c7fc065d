import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '@wenjin/database/connect/connection'
import { vacuumDatasets } from '@wenjin/database/queries/dataset/vacuum'
import { findDataset } from '@wenjin/database/queries/dataset/dataset-writes'
import { countUnmatchedSchools } from '@wenjin/database/queries/dataset/unmatched-schools'
import { builtInMappings, chooseMapping } from './header/mapping.ts'
import type { Mapping } from './header/mapping.ts'
import { FileImport } from './load/file-import.ts'
import { whyNotLoaded } from './load/failure.ts'
import { runSession } from './load/session.ts'
import type { ImportSession } from './load/session.ts'
import { settle } from './load/settle.ts'
import { openTable, rulesHash, sourceName } from './open-table.ts'
import type { OpenTable } from './open-table.ts'
import { failedReport, leftOutReport, unchangedReport, withUnmatched } from './report.ts'
import type { FileReport, ImportProgress, ImportReport } from './report.ts'
import { findFiles } from './source/find-files.ts'
import { loadingOrder } from './load/loading-order.ts'

/** What came of judging: the provinces, the series known of now, and in Chinese what failed (null: nothing). */
export interface Judged {
  readonly provIds: readonly number[]
  readonly seriesNum: number
  readonly error: string | null
}

/** Judges the chances of every province whose lines or tables have changed. */
export type Judge = (connection: Connection, clock: () => Date) => Promise<Judged>

export interface ImportOptions {
  readonly connection: Connection
  /** Files, and folders of files. */
  readonly paths: readonly string[]
  readonly clock: () => Date
  /** Everything but the writing. */
  readonly dryRun?: boolean
  /** Tried before the mappings that come with the product. */
  readonly mappings?: readonly Mapping[]
  /** Folder for the report and the files of rejected rows; absent: neither is written. */
  readonly reportDir?: string
  /** Judges the chances of past years with the new tables once they are loaded; absent: not judged, for a database nobody is shown. */
  readonly judge?: Judge
  /** What the database's disk has left, in bytes; absent: not asked. */
  readonly freeBytes?: () => number
  readonly onProgress?: (progress: ImportProgress) => void
}

/**
 * Imports tables of official sources: each file is read, recognised, normalised, matched to universities and loaded as
 * one dataset in one transaction, or, when anything in it is broken, not at all; the other files go on. A file that
 * was loaded before and has not changed is left alone.
 * @returns what became of every file; also written as JSON into `reportDir`
 * Throws SourceError when a path is not there or holds no table, MappingError for a mapping of the product that cannot
 * be used.
 */
export async function importTables(options: ImportOptions): Promise<ImportReport> {
  const { connection, clock, dryRun = false, reportDir } = options
  const started = clock()
  const stamp = started.toISOString().replaceAll(/[:.]/g, '-')
  const mappings = [...(options.mappings ?? []), ...builtInMappings()]
  const paths = findFiles(options.paths)
  const { tables, unopened } = await openAll(paths, mappings, clock)
  const outcome = await runSession(connection, dryRun, async (session) => {
    const files = await importAll(session, tables, { ...options, stamp })
    const changed = files.some((file) => file.status === 'loaded')
    const settled = changed ? await trySettle(session, mappings) : { settlement: null, settlementError: null }
    const unmatched = await countUnmatchedSchools(session.db)
    return { ...settled, files: files.map((file) => withUnmatched(file, unmatched.get(file.file) ?? [])) }
  })
  if (!dryRun && outcome.settlement !== null) await vacuumDatasets(connection.db)
  const judged = dryRun ? NOT_JUDGED : await tryJudge(options)
  const report: Omit<ImportReport, 'reportError'> = {
    startedAt: started.toISOString(),
    dryRun,
    durationMs: clock().getTime() - started.getTime(),
    files: [...unopened, ...outcome.files].sort((a, b) => (a.file < b.file ? -1 : 1)),
    settlement: outcome.settlement,
    settlementError: outcome.settlementError,
    ...judged,
  }
  return { ...report, reportError: reportDir === undefined ? null : writeReport(reportDir, stamp, report) }
}

const NOT_JUDGED = { reliability: null, reliabilityError: null }

async function tryJudge({
  connection,
  clock,
  judge,
}: ImportOptions): Promise<Pick<ImportReport, 'reliability' | 'reliabilityError'>> {
  try {
    if (judge === undefined) return NOT_JUDGED
    const { error, ...reliability } = await judge(connection, clock)
    return { reliability, reliabilityError: error }
  } catch (error) {
    return { reliability: null, reliabilityError: whyNotLoaded(error) }
  }
}

/** Writes the report; the import is done and stands, whatever comes of it. */
function writeReport(folder: string, stamp: string, report: object): string | null {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${stamp}.json`), `${JSON.stringify(report, null, 2)}\n`)
    return null
  } catch (error) {
    return whyNotLoaded(error)
  }
}

interface Opened {
  readonly tables: readonly OpenTable[]
  /** Reports of the files that are not read: what is wrong with them, or why they are left out. */
  readonly unopened: readonly FileReport[]
}

async function openAll(
  paths: readonly string[],
  mappings: readonly Mapping[],
  clock: () => Date,
): Promise<Opened> {
  const tables: OpenTable[] = []
  const unopened: FileReport[] = []
  for (const path of paths) {
    const started = clock().getTime()
    const file = sourceName(path)
    const leftOut = chooseMapping(mappings, file, [])?.leftOut
    if (leftOut !== undefined) {
      unopened.push(leftOutReport(file, leftOut))
      continue
    }
    const twin = tables.find((table) => table.file === file)
    try {
      if (twin === undefined) tables.push(await openTable(path, mappings))
      else unopened.push(failedReport(file, `与${twin.path}同名，一次只能导入一个`, 0))
    } catch (error) {
      unopened.push(failedReport(file, whyNotLoaded(error), clock().getTime() - started))
    }
  }
  return { tables, unopened }
}

async function importAll(
  session: ImportSession,
  tables: readonly OpenTable[],
  { clock, reportDir, freeBytes, onProgress, stamp }: ImportOptions & { readonly stamp: string },
): Promise<FileReport[]> {
  const rejectsFolder = reportDir === undefined ? undefined : join(reportDir, stamp)
  const work = new FileImport(session, clock, rejectsFolder, freeBytes ?? (() => Number.POSITIVE_INFINITY))
  const reports: FileReport[] = []
  for (const [i, table] of loadingOrder(tables).entries()) {
    const started = clock().getTime()
    const tell = (rows: number): void =>
      onProgress?.({
        file: table.file,
        index: i + 1,
        total: tables.length,
        rows,
        elapsedMs: clock().getTime() - started,
      })
    tell(0)
    const standing = await findDataset(session.db, table.file)
    const same = standing?.sha256 === table.sha256 && standing.rulesSha256 === rulesHash(table.layout.mapping)
    reports.push(
      same
        ? unchangedReport(table, standing, clock().getTime() - started)
        : await work.import(table, standing, tell),
    )
  }
  return reports
}

async function trySettle(
  session: ImportSession,
  mappings: readonly Mapping[],
): Promise<Pick<ImportReport, 'settlement' | 'settlementError'>> {
  const habitsOf = (source: string) => {
    const rules = mappings.find(({ file }) => file !== undefined && new RegExp(file, 'i').test(source))?.rules
    return { nationalCodes: rules?.nationalCodes === true, shortNames: rules?.shortNames === true }
  }
  try {
    return { settlement: await settle(session, habitsOf), settlementError: null }
  } catch (error) {
    return { settlement: null, settlementError: whyNotLoaded(error) }
  }
}
