import { bestOfSources } from '../link/best-of-sources.ts'
import { expect, test } from 'vitest'
import { planRow, SOURCES } from '../test-rows.ts'

const best = (rows: readonly ReturnType<typeof planRow>[]) =>
  bestOfSources(rows, SOURCES, ({ batchId }) => `${batchId}`, 2026)

test('the better of two sources stands for what both describe', () => {
  const official = planRow()
  const compiled = planRow({ datasetId: 3 })
  expect(best([compiled, official])).toEqual([official])
})

test('each source stands for what it alone describes', () => {
  const rows = [planRow(), planRow({ datasetId: 3, univId: 2 }), planRow({ datasetId: 3, batchId: 3 })]
  expect(best(rows)).toEqual(rows)
})

test('sources of one standing stand side by side, in the order of the rows', () => {
  const rows = [planRow({ datasetId: 2 }), planRow({ datasetId: 1 })]
  expect(best(rows)).toEqual(rows)
})

test('a source nobody knows stands behind all others', () => {
  const official = planRow({ datasetId: 3 })
  expect(best([planRow({ datasetId: 99 }), official])).toEqual([official])
})
