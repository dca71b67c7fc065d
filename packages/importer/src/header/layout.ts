import { SourceError } from '../source/source-error.ts'
import { FIELD_HEADERS, fieldOfHeader, FIELDS, plainHeader } from './fields.ts'
import type { Field } from './fields.ts'
import { chooseMapping } from './mapping.ts'
import type { Mapping } from './mapping.ts'
import { kindOf, lackingFor, nearestKind, TABLE_KIND_NAMES } from './table-kind.ts'
import type { TableKind } from './table-kind.ts'

/** What the columns of a table are. */
export interface Layout {
  readonly kind: TableKind
  readonly header: readonly string[]
  readonly mapping: Mapping | undefined
  /** Columns that mean nothing to the import. */
  readonly unused: readonly string[]
  /** Text of a field in a row, trimmed: the first of its columns that is not empty, else the constant, else ''. */
  text(cells: readonly string[], field: Field): string
  /** Text of a column by its header. */
  column(cells: readonly string[], header: string): string
  has(field: Field): boolean
}

/** Rows among which the header is looked for: titles and notes may stand above it. */
export const HEADER_ROWS = 30

/**
 * Finds the header among the first rows of a table.
 * @returns its position and what its columns are; undefined when no row is a header
 */
export function findLayout(
  rows: readonly (readonly string[])[],
  file: string,
  mappings: readonly Mapping[],
): { readonly at: number; readonly layout: Layout } | undefined {
  for (const [at, cells] of rows.slice(0, HEADER_ROWS).entries()) {
    const mapping = chooseMapping(mappings, file, cells)
    const columns = columnsOf(cells, mapping)
    const kind = mapping?.kind ?? kindOf(fieldsOf(columns, mapping))
    if (kind === undefined || lackingFor(kind, fieldsOf(columns, mapping)).length > 0) continue
    return { at, layout: layoutOf(kind, cells, columns, mapping) }
  }
  return undefined
}

/** The error for a table without a header that means anything: the columns seen, what was missing. */
export function unknownHeader(
  rows: readonly (readonly string[])[],
  file: string,
  mappings: readonly Mapping[],
): SourceError {
  const best = rows.slice(0, HEADER_ROWS).toSorted((a, b) => known(b) - known(a))[0] ?? []
  const mapping = chooseMapping(mappings, file, best)
  const fields = fieldsOf(columnsOf(best, mapping), mapping)
  const kind = mapping?.kind ?? nearestKind(fields)
  const lacking = lackingFor(kind, fields).map((oneOf) => oneOf.map(headerName).join('或'))
  const seen = best
    .filter((cell) => cell !== '')
    .slice(0, 20)
    .join('、')
  const problem =
    lacking.length === 0
      ? '列的组合不像任何一种表'
      : `最接近${TABLE_KIND_NAMES[kind]}，缺少：${lacking.join('；')}`
  return new SourceError(`认不出表头。看到的列：${seen}。${problem}`)
}

function known(cells: readonly string[]): number {
  return cells.filter((cell) => fieldOfHeader(cell) !== undefined).length
}

/** A field as official tables head it. */
function headerName(field: Field): string {
  const headers: readonly string[] = FIELD_HEADERS[field]
  return headers.find((header) => /\p{sc=Han}/u.test(header)) ?? headers[0]!
}

type Columns = ReadonlyMap<Field, readonly number[]>

function columnsOf(header: readonly string[], mapping: Mapping | undefined): Columns {
  const renamed = new Map(
    Object.entries(mapping?.columns ?? {}).map(([column, field]) => [plainHeader(column), field] as const),
  )
  const columns = new Map<Field, number[]>()
  for (const [i, cell] of header.entries()) {
    const own = renamed.get(plainHeader(cell))
    const field = own === undefined ? fieldOfHeader(cell) : own
    if (field === undefined || field === null) continue
    const sharing = columns.get(field)
    if (sharing === undefined) columns.set(field, [i])
    else sharing.push(i)
  }
  return columns
}

function fieldsOf(columns: Columns, mapping: Mapping | undefined): ReadonlySet<Field> {
  return new Set([...columns.keys(), ...(Object.keys(mapping?.constants ?? {}) as Field[])])
}

function layoutOf(
  kind: TableKind,
  header: readonly string[],
  columns: Columns,
  mapping: Mapping | undefined,
): Layout {
  const constants = mapping?.constants ?? {}
  const readAs = mapping?.rules?.readAs ?? {}
  const used = new Set([...columns.values()].flat())
  const places = new Map<Field, readonly number[]>(FIELDS.map((field) => [field, columns.get(field) ?? []]))
  const byHeader = new Map(header.map((cell, i) => [plainHeader(cell), i]))
  return {
    kind,
    header,
    mapping,
    unused: header.filter(
      (cell, i) => cell.trim() !== '' && !used.has(i) && cell !== mapping?.rules?.versions?.column,
    ),
    text(cells, field) {
      for (const i of places.get(field)!) {
        const cell = cells[i]!.trim()
        const said = readAs[field]?.[cell] ?? cell
        if (said !== '') return said
      }
      return constants[field] ?? ''
    },
    column(cells, name) {
      const i = byHeader.get(plainHeader(name))
      return i === undefined ? '' : cells[i]!.trim()
    },
    has: (field) => places.get(field)!.length > 0 || constants[field] !== undefined,
  }
}
