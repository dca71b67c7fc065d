import type { ContentType, Method } from './define.ts'
import type { WireRow, WireTable } from './wire-table.ts'

/**
 * The wire table as a short text, a third of its JSON, for the browser's first screen: a line for the calls of one
 * method, content and folder, each by its name; `=last` where the path ends otherwise, `^` for a download, `!a,b` for
 * the signed fields.
 */
export function writeWireText(table: WireTable): string {
  const lines = Map.groupBy(Object.entries(table), ([, { method, content, path }]) =>
    [method, content, path.slice(0, path.lastIndexOf('/'))].join(' '),
  )
  return [...lines].map(([start, rows]) => [start, ...rows.map(wordOf)].join(' ')).join('\n')
}

function wordOf([name, { path, file, signed }]: [string, WireRow]): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const parts = [name, last === name ? '' : `=${last}`, file === true ? '^' : '']
  return [...parts, signed === undefined ? '' : `!${signed.join(',')}`].join('')
}

/** The table that writeWireText made a text of. */
export function readWireText(text: string): WireTable {
  const rows: Record<string, WireRow> = {}
  for (const line of text.split('\n')) {
    const [method, content, folder, ...words] = line.split(' ')
    for (const word of words) {
      const [, name = '', last = name, file, signed] = /^(\w+)(?:=(\w+))?(\^)?(?:!(.*))?$/.exec(word) ?? []
      rows[name] = {
        method: method as Method,
        content: content as ContentType,
        path: `${folder}/${last}`,
        ...(signed === undefined ? {} : { signed: signed.split(',') }),
        ...(file === undefined ? {} : { file: true }),
      }
    }
  }
  return rows as WireTable
}
