/** A row of a table file. */
export interface SourceRow {
  /** Line of the file on which the row begins, from 1; in a workbook the row of its sheet. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Rows of one table; a workbook has one a sheet. */
export interface SourceTable {
  /** Name of the sheet; '' for text. */
  readonly name: string
  readonly rows: AsyncIterable<SourceRow> | Iterable<SourceRow>
}

/** A row as a line of CSV. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
