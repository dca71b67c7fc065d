import type { RowDifference } from '@wenjin/database/queries/dataset/row-replacement'
import type { StandingDataset } from '@wenjin/database/queries/dataset/dataset-writes'
import type { TableKind } from './header/table-kind.ts'
import type { LoadedRows } from './load/load-rows.ts'
import type { OpenTable } from './open-table.ts'

/** What became of one file. Rows read = loaded + duplicates + rejected. */
export interface FileReport {
  /** Name without folder and .gz: the dataset's source. */
  readonly file: string
  readonly status: 'loaded' | 'unchanged' | 'leftOut' | 'failed'
  /** Why it failed or is not taken, in Chinese. */
  readonly error: string | null
  readonly kind: TableKind | null
  readonly encoding: string | null
  /** Mapping file that was used. */
  readonly mapping: string | null
  readonly rowsRead: number
  readonly rowsLoaded: number
  /** Rows equal to an earlier one of the file in everything that is loaded. */
  readonly duplicates: number
  readonly rejected: Readonly<Record<string, number>>
  /** Rows loaded otherwise than printed, or with something left out, by reason. */
  readonly adjusted: Readonly<Record<string, number>>
  readonly difference: RowDifference
  /** Rows without a university, and the schools they name with how many rows each, most first. */
  readonly unmatchedRows: number
  readonly unmatchedSchools: readonly (readonly [school: string, rows: number])[]
  readonly unusedColumns: readonly string[]
  /** Provinces whose demo rows this file replaced. */
  readonly demoReplaced: readonly number[]
  readonly rejectsFile: string | null
  readonly durationMs: number
}

/** What was put in order after all files. */
export interface SettlementReport {
  /** Rows whose school is known now, by a list or code that came later. */
  readonly matchedRows: number
  /** Lines whose rank is known now, by a score-rank table that came later. */
  readonly derivedRanks: number
  readonly demoUniversities: number
  readonly demoMajors: number
}

export interface ImportReport {
  readonly startedAt: string
  readonly dryRun: boolean
  readonly durationMs: number
  readonly files: readonly FileReport[]
  /** null when no file changed anything. */
  readonly settlement: SettlementReport | null
  /** Why putting in order failed; null when it did not. */
  readonly settlementError: string | null
  /** Provinces whose chances of past years were judged again, and series with a result; null: not tried. */
  readonly reliability: { readonly provIds: readonly number[]; readonly seriesNum: number } | null
  /** Why that failed, by province; null when it did not. What was imported stands, the next import tries again. */
  readonly reliabilityError: string | null
  /** Why the report could not be written; null when it was, or was not asked for. */
  readonly reportError: string | null
}

/** Where an import stands. */
export interface ImportProgress {
  readonly file: string
  /** From 1. */
  readonly index: number
  readonly total: number
  readonly rows: number
  readonly elapsedMs: number
}

const NOTHING: Pick<
  FileReport,
  | 'rowsRead'
  | 'rowsLoaded'
  | 'duplicates'
  | 'rejected'
  | 'adjusted'
  | 'difference'
  | 'unmatchedRows'
  | 'unmatchedSchools'
  | 'demoReplaced'
  | 'rejectsFile'
> = {
  rowsRead: 0,
  rowsLoaded: 0,
  duplicates: 0,
  rejected: {},
  adjusted: {},
  difference: { added: 0, changed: 0, removed: 0 },
  unmatchedRows: 0,
  unmatchedSchools: [],
  demoReplaced: [],
  rejectsFile: null,
}

type Recognised = Pick<FileReport, 'kind' | 'encoding' | 'mapping' | 'unusedColumns'>

function recognised(table: OpenTable | undefined): Recognised {
  return {
    kind: table?.layout.kind ?? null,
    encoding: table?.encoding ?? null,
    mapping: table?.layout.mapping?.name ?? null,
    unusedColumns: table?.layout.unused ?? [],
  }
}

/** @param table absent where not even the header was understood */
export function failedReport(file: string, error: string, durationMs: number, table?: OpenTable): FileReport {
  return { file, status: 'failed', error, ...recognised(table), ...NOTHING, durationMs }
}

/** @param reason why a mapping leaves the file out */
export function leftOutReport(file: string, reason: string): FileReport {
  return { file, status: 'leftOut', error: reason, ...recognised(undefined), ...NOTHING, durationMs: 0 }
}

export function unchangedReport(table: OpenTable, standing: StandingDataset, durationMs: number): FileReport {
  const rows = { rowsRead: standing.rowsRead, rowsLoaded: standing.rowsLoaded }
  return {
    file: table.file,
    status: 'unchanged',
    error: null,
    ...recognised(table),
    ...NOTHING,
    ...rows,
    durationMs,
  }
}

export function loadedReport(
  table: OpenTable,
  { read, loaded, duplicates, counter, difference, demoReplaced }: LoadedRows,
  rejectsFile: string | null,
  durationMs: number,
): FileReport {
  return {
    file: table.file,
    status: 'loaded',
    error: null,
    ...recognised(table),
    rowsRead: read,
    rowsLoaded: loaded,
    duplicates,
    rejected: Object.fromEntries(counter.rejected),
    adjusted: Object.fromEntries(counter.adjusted),
    difference,
    unmatchedRows: 0,
    unmatchedSchools: [],
    demoReplaced,
    rejectsFile,
    durationMs,
  }
}

/** The report with the schools that have no university now that all files are in. */
export function withUnmatched(report: FileReport, schools: FileReport['unmatchedSchools']): FileReport {
  const unmatchedRows = schools.reduce((sum, [, rows]) => sum + rows, 0)
  return { ...report, unmatchedRows, unmatchedSchools: schools }
}
