import { expect, test } from 'vitest'
import { textTable, textWidth } from './text-table.ts'

test('Chinese letters take two columns, so columns stand under one another', () => {
  expect(textWidth('湖南a')).toBe(5)
  const lines = textTable(
    ['名称', 'n'],
    [
      ['湖南', 5],
      ['ab', 12_345],
    ],
  )
  expect(lines).toEqual(['名称      n', '────  ─────', '湖南      5', 'ab    12345'])
})

test('a table without rows is its header', () => {
  expect(textTable(['名称'], [])).toEqual(['名称', '────'])
})
