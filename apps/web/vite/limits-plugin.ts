import { CALLS, callLimits } from '@wenjin/contract'
import type { CallName } from '@wenjin/contract'
import type { Plugin } from 'vite'

const CALL = /\bcallLimits\(\s*(?:'(\w+)'\s*)?\)?/g

/**
 * Writes the limits themselves where a module of the application asks for those of a call by its name
 * (`callLimits('saveCooperation')`), so that the browser carries no schema.
 */
export function limitsPlugin(): Plugin {
  return {
    name: 'limits',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: 'callLimits(' },
      handler: (code) => ({ code: writeLimits(code), map: null }),
    },
  }
}

/** The code with limits instead of the calls that ask for them. Throws where a name is no call's, or not written out. */
export function writeLimits(code: string): string {
  return code.replaceAll(CALL, (call, name: string | undefined) => {
    if (name === undefined || !call.endsWith(')') || !Object.hasOwn(CALLS, name))
      throw new Error(`${call}: callLimits takes the name of a call, written out`)
    return `(${JSON.stringify(callLimits(name as CallName))})`
  })
}
