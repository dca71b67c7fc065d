import { CALLS, wireTable } from '@wenjin/contract'
import type { CallName } from '@wenjin/contract'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TABLE = wireTable(CALLS)
const CALLS_MODULE = fileURLToPath(new URL('../src/shared/lib/calls.ts', import.meta.url))
const WORD = /(['"])(\w+)\1/g

/**
 * Gives the browser the wire part of the table of calls (method, path, content, signed fields) and not the schemas: a
 * module that names calls brings their rows with it, so that these travel with the code that calls.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'calls',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/ },
      handler: (code) => ({ code: withCalls(code), map: null }),
    },
  }
}

/** The code, and the rows of all calls that a text in it names: a call's name can only come from such a text. */
export function withCalls(code: string): string {
  const words = new Set([...code.matchAll(WORD)].map(([, , word]) => word as CallName))
  const rows = [...words].filter((word) => Object.hasOwn(TABLE, word)).map((word) => [word, TABLE[word]])
  if (rows.length === 0) return code
  const added = JSON.stringify(Object.fromEntries(rows))
  return `${code}\nimport { addCalls as $addCalls } from ${JSON.stringify(CALLS_MODULE)}\n$addCalls(${added})\n`
}
