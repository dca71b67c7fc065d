import type { Layout } from '../header/layout.ts'
import type { SourceRow } from '../source/source-row.ts'
import type { ImportTools } from './tools.ts'

export type CellValue = string | number | boolean | null

/** A row of a database table, without datasetId and lineNo. */
export type TableRow = Readonly<Record<string, CellValue>>

/** Where a reader puts what it made of the rows. */
export interface RowSink {
  load(row: TableRow, line: number): void
  /** `reason` is counted, `detail` (the text in question) goes only into the rejects file. */
  reject(row: SourceRow, reason: string, detail?: string): void
  /** A row loaded otherwise than printed, or with something left out; counted by reason. */
  adjust(reason: string): void
}

/**
 * Reads the rows of one table. Each row is loaded or rejected, at the latest by `end`; what one row says of several
 * tracks is loaded at once, one after the other.
 */
export interface RowReader {
  read(row: SourceRow): void
  end?(): void
}

export type OpenReader = (layout: Layout, tools: ImportTools, sink: RowSink) => RowReader

/** Why a row cannot be loaded. */
export class Rejection {
  readonly reason: string
  readonly detail: string | undefined

  constructor(reason: string, detail?: string) {
    this.reason = reason
    this.detail = detail
  }
}
