import { expect, test } from 'vitest'
import { CALLS } from './calls/index.ts'
import { wireTable } from './wire-table.ts'
import { readWireText, writeWireText } from './wire-text.ts'

test('every row of the table of calls comes back from the text as it was', () => {
  const table = wireTable(CALLS)
  const text = writeWireText(table)
  expect(readWireText(text)).toEqual(table)
  expect(text.length).toBeLessThan(JSON.stringify(table).length / 2)
})
