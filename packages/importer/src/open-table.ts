import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { findLayout, HEADER_ROWS, unknownHeader } from './header/layout.ts'
import type { Layout } from './header/layout.ts'
import type { Mapping } from './header/mapping.ts'
import { inspectFile } from './source/inspect.ts'
import type { SourceEncoding } from './source/inspect.ts'
import { readCsv } from './source/read-csv.ts'
import { readXlsx } from './source/read-xlsx.ts'
import { SourceError } from './source/source-error.ts'
import type { SourceRow, SourceTable } from './source/source-row.ts'

/** A file whose header is understood. */
export interface OpenTable {
  readonly path: string
  /** Name without folder and .gz: the dataset's source. */
  readonly file: string
  readonly encoding: SourceEncoding
  readonly sha256: string
  /** Length of the file, unpacked. */
  readonly bytes: number
  readonly layout: Layout
  /** Rows below the header. Throws SourceError for rows that do not fit it. */
  rows(): AsyncGenerator<SourceRow>
}

/** Name under which a file is known. */
export function sourceName(path: string): string {
  return basename(path).replace(/\.gz$/i, '')
}

/**
 * Opens a table file: its bytes are checked whole, its header is found, its mapping chosen.
 * Throws SourceError, in Chinese: unreadable, empty, broken, no header that is understood.
 */
export async function openTable(path: string, mappings: readonly Mapping[]): Promise<OpenTable> {
  const file = sourceName(path)
  const { encoding, sha256, bytes } = await inspectFile(path)
  const open = async (): Promise<SourceTable[]> =>
    encoding === 'xlsx' ? readXlsx(path) : [{ name: '', rows: readCsv(path, encoding) }]
  const heads: (readonly string[])[] = []
  for (const [sheet, table] of (await open()).entries()) {
    const head = await firstRows(table)
    const found = findLayout(head, file, mappings)
    heads.push(...head)
    if (found === undefined) continue
    const rows = async function* (): AsyncGenerator<SourceRow> {
      const fresh = (await open())[sheet]!
      yield* rowsBelow(fresh.rows, found.at, found.layout.header)
    }
    return { path, file, encoding, sha256, bytes, layout: found.layout, rows }
  }
  if (heads.length === 0) throw new SourceError('文件里没有一行数据')
  throw unknownHeader(heads, file, mappings)
}

async function firstRows(table: SourceTable): Promise<(readonly string[])[]> {
  const head: (readonly string[])[] = []
  for await (const { cells } of table.rows) {
    head.push(cells)
    if (head.length === HEADER_ROWS) break
  }
  return head
}

async function* rowsBelow(
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  headerAt: number,
  header: readonly string[],
): AsyncGenerator<SourceRow> {
  let at = 0
  let short: SourceRow | undefined
  for await (const row of rows) {
    if (at++ <= headerAt) continue
    if (short !== undefined) throw wrongWidth(short, header, false)
    const { cells } = row
    if (cells.length === header.length) {
      if (!isHeaderAgain(cells, header)) yield row
    } else if (
      cells.length > header.length &&
      cells.slice(header.length).every((cell) => cell.trim() === '')
    ) {
      yield { line: row.line, cells: cells.slice(0, header.length) }
    } else if (cells.length === 1) {
      yield { line: row.line, cells: [cells[0]!, ...header.slice(1).map(() => '')] }
    } else short = row
  }
  if (short !== undefined) throw wrongWidth(short, header, true)
}

/** Tables made from pages repeat their header. */
function isHeaderAgain(cells: readonly string[], header: readonly string[]): boolean {
  return cells[0] === header[0] && cells.every((cell, i) => cell === header[i])
}

function wrongWidth({ line, cells }: SourceRow, header: readonly string[], isLast: boolean): SourceError {
  const cut = isLast && cells.length < header.length ? '，文件可能没有传完' : ''
  return new SourceError(`有${cells.length}个单元格，表头有${header.length}个${cut}`, line)
}

/** Hash of what decides how a table is read, besides its bytes. */
export function rulesHash(mapping: Mapping | undefined): string {
  return createHash('sha256')
    .update(`${READING}\n${JSON.stringify(mapping ?? null)}`)
    .digest('hex')
}

/** To be raised when readers come to read the same bytes otherwise, so that files are read again. */
const READING = 4
