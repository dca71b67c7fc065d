import { CALLS, wireTable } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { withCalls } from './calls-plugin.ts'

/** The rows that a module brings. */
function rowsIn(code: string): unknown {
  const [, rows = '{}'] = /\$addCalls\((.*)\)/.exec(code) ?? []
  return JSON.parse(rows)
}

test('a module brings the rows of the calls it names, however it comes to them, and of no others', () => {
  const { smsCode, saveScore, logout } = wireTable(CALLS)
  const code = `call("smsCode", {}); const NAME = { a: 'saveScore' }; call('logout'); say('hello', 'toString')`
  expect(rowsIn(withCalls(code))).toEqual({ smsCode, saveScore, logout })
})

test('a module that names none stays as it is', () => {
  expect(withCalls(`say('hello')`)).toBe(`say('hello')`)
})
