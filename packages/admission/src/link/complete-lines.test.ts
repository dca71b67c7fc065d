import { BATCHES } from '@wenjin/engine'
import { expect, test } from 'vitest'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { lineRow } from '../test-rows.ts'
import { completeLines } from './complete-lines.ts'

function row(own: Partial<LineRow>): LineRow {
  return lineRow({
    datasetId: 1,
    schoolCode: 'C102',
    groupCode: '03',
    requirement: null,
    planNum: null,
    ...own,
  })
}

const official = row({})
const compiled = row({ datasetId: 2, groupCode: null, groupName: '第03组', requirement: '化', planNum: 30 })

test('a line takes from another source what it leaves out, and keeps what it says', () => {
  expect(completeLines([official, compiled])).toEqual([
    { ...official, requirement: '化', planNum: 30 },
    compiled,
  ])
  const said = row({ requirement: '', planNum: 5 })
  expect(completeLines([said, compiled])[0]).toBe(said)
  expect(completeLines([row({ planNum: 5 }), compiled])[0]).toMatchObject({ requirement: '化', planNum: 5 })
})

test.each<[string, Partial<LineRow>]>([
  ['score', { minScore: 601 }],
  ['year', { year: 2024 }],
  ['group', { groupName: '第04组' }],
  ['year of its codes', { codeYear: 2026 }],
  ['university', { univId: 2 }],
  ['batch', { batchId: BATCHES.vocational }],
])('nothing is taken from a line of another %s', (_, other) => {
  expect(completeLines([official, { ...compiled, ...other }])[0]).toBe(official)
})
