import { CALLS, callLimits, REFUSALS, refusalCode } from '@wenjin/contract'
import type { CallName, RefusalName } from '@wenjin/contract'
import type { Plugin } from 'vite'

const CALL = /\b(callLimits|refusalCode)\(\s*(?:'(\w+)'\s*)?\)?/g

const SOURCES = {
  callLimits: { names: CALLS, valueOf: (name: string) => callLimits(name as CallName) },
  refusalCode: { names: REFUSALS, valueOf: (name: string) => refusalCode(name as RefusalName) },
}

/**
 * Writes the value itself where a module of the application asks for the limits of a call or the code of a refusal by
 * name (`callLimits('saveCooperation')`, `refusalCode('listChanged')`), so that the browser carries no schema and no
 * table of refusals.
 */
export function literalsPlugin(): Plugin {
  return {
    name: 'literals',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: /\b(callLimits|refusalCode)\(/ },
      handler: (code) => ({ code: writeLiterals(code), map: null }),
    },
  }
}

/** The code with values instead of what asks for them. Throws where a name is unknown, or not written out. */
export function writeLiterals(code: string): string {
  return code.replaceAll(CALL, (call, asks: keyof typeof SOURCES, name: string | undefined) => {
    const { names, valueOf } = SOURCES[asks]
    if (name === undefined || !call.endsWith(')') || !Object.hasOwn(names, name))
      throw new Error(`${call}: ${asks} takes a name of the contract, written out`)
    return `(${JSON.stringify(valueOf(name))})`
  })
}
