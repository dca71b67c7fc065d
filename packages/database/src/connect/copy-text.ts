/** A value of a row to be copied. */
export type CopyValue = string | number | boolean | null | undefined

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One line of PostgreSQL's COPY text format: tabs between values, \N for null, the rest escaped. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyField).join('\t')}\n`
}

function copyField(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return value.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return String(value)
}
