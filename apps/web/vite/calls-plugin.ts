import { CALLS, wireTable, writeWireText } from '@wenjin/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:calls'
const RESOLVED = `\0${NAME}`

/**
 * Gives the browser the wire part of the table of calls (method, path, content, signed fields) as a text in the module
 * `virtual:calls`, so that it does not carry the schemas.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'calls',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const callsText = ${JSON.stringify(writeWireText(wireTable(CALLS)))}`
        : undefined,
  }
}
