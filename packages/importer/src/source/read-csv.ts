import { CsvError, parse } from 'csv-parse'
import { pipeline, Readable } from 'node:stream'
import { openBytes } from './bytes.ts'
import { readingError, SourceError } from './source-error.ts'
import type { SourceRow } from './source-row.ts'

/** A row longer than this has swallowed others: its quotation mark is never closed. */
const MAX_ROW_LENGTH = 1 << 20

/** The rows of a CSV file. Throws SourceError for broken quotation marks, with the line. */
export async function* readCsv(path: string, encoding: 'utf-8' | 'gb18030'): AsyncGenerator<SourceRow> {
  const parser = parse({
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
  })
  pipeline(Readable.from(decode(path, encoding)), parser, () => {})
  try {
    let line = 1
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (cells.length > 1 || cells[0] !== '') yield { line, cells }
      line += 1 + innerBreaks(cells)
    }
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(error) : readingError(error)
  }
}

async function* decode(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of openBytes(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Line breaks inside a row's cells. */
function innerBreaks(cells: readonly string[]): number {
  let count = 0
  for (const cell of cells) if (/[\r\n]/.test(cell)) count += cell.split(/\r\n|\r|\n/).length - 1
  return count
}

function csvProblem(error: CsvError): SourceError {
  const line = Number(/line (\d+)/.exec(error.message)?.[1] ?? Number.NaN)
  const at = Number.isFinite(line) ? line : null
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new SourceError('引号没有闭合，文件可能没有传完', at, error)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new SourceError('引号没有闭合，或一行过长', at, error)
  return new SourceError('引号的位置不对', at, error)
}
