import type { CallName } from './calls/index.ts'
import type { Call, ContentType, Method } from './define.ts'
import { isFile } from './shapes/basic.ts'

/** What the client needs of a row: no schema, so that the browser does not carry them. */
export interface WireRow {
  readonly method: Method
  readonly path: string
  readonly content: ContentType
  readonly signed?: readonly string[]
  /** A success is a download, without an envelope. */
  readonly file?: true
}
export type WireTable = Readonly<Record<CallName, WireRow>>

/** The wire part of the table of calls. */
export function wireTable(calls: Readonly<Record<CallName, Call>>): WireTable {
  const rows = Object.entries(calls).map(([name, { method, path, content, signed, reply }]) => [
    name,
    {
      method,
      path,
      content,
      ...(signed === undefined ? {} : { signed }),
      ...(isFile(reply) ? { file: true } : {}),
    },
  ])
  return Object.fromEntries(rows) as WireTable
}
