import readExcelFile from 'read-excel-file/node'
import { openBytes } from './bytes.ts'
import { readingError, SourceError } from './source-error.ts'
import type { SourceRow, SourceTable } from './source-row.ts'

/** The sheets of a workbook, in order. Throws SourceError for any other file or a damaged one. */
export async function readXlsx(path: string): Promise<SourceTable[]> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of openBytes(path) as AsyncIterable<Buffer>) chunks.push(chunk)
  } catch (error) {
    throw readingError(error)
  }
  try {
    const sheets = await readExcelFile(Buffer.concat(chunks))
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: sheetRows(data) }))
  } catch (error) {
    throw new SourceError('不是xlsx文件，或文件已损坏', null, error)
  }
}

function* sheetRows(data: readonly (readonly unknown[])[]): Generator<SourceRow> {
  const width = data.reduce((max, row) => Math.max(max, row.length), 0)
  for (const [index, row] of data.entries()) {
    const cells = Array.from({ length: width }, (_, i) => cellText(row[i]))
    if (cells.some((cell) => cell !== '')) yield { line: index + 1, cells }
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
