import { expect, test } from 'vitest'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { groupUnit, lineRow, placeOf } from '../test-rows.ts'
import { codeYearOf } from './code-year.ts'
import { linkLines } from './link-lines.ts'
import { modelUnits } from './model-units.ts'
import { pastUnits } from './past-units.ts'

/** An official list with each year's own codes, and a list of the same lines rewritten to the codes of 2026. */
const SOURCES = new Map(
  [1, 2].map((datasetId) => [
    datasetId,
    { datasetId, source: `来源${datasetId}`, note: null, isDemo: false, priority: 10 * datasetId },
  ]),
)

function row(datasetId: 1 | 2, groupCode: string, year: number, minRank: number): LineRow {
  return lineRow({ datasetId, groupCode, year, minRank, codeYear: datasetId === 1 ? null : 2026 })
}

const unit = groupUnit({ groupCode: '231' })

/** 230 of 2025 is 231 of 2026. */
const OFFICIAL = [row(1, '230', 2025, 13_000), row(1, '231', 2025, 29_000)]
const REWRITTEN = [row(2, '231', 2025, 13_000), row(2, '231', 2024, 12_000)]

function ranks(lines: readonly LineRow[], codeYear: number): number[] {
  return linkLines([unit], lines, placeOf({ sources: SOURCES }), codeYear).histories[0]!.map(
    ({ rank }) => rank,
  )
}

test('a unit has the past of the code that a source has rewritten to its year’s, not that of its namesake', () => {
  expect(ranks([...OFFICIAL, ...REWRITTEN], 2026)).toEqual([13_000, 12_000])
})

test('where codes are each year’s own, the same code is the same unit', () => {
  expect(ranks(OFFICIAL, 2026)).toEqual([29_000])
})

test('codes of another year come after a year’s own, and count as loosely linked where there is nothing else', () => {
  expect(ranks([...OFFICIAL, ...REWRITTEN], 2025)).toEqual([29_000, 12_000])
  const linked = linkLines([unit], [...OFFICIAL, ...REWRITTEN], placeOf({ sources: SOURCES }), 2025)
  expect(modelUnits([unit], linked)[0]!.history.map(({ loose }) => loose)).toEqual([false, true])
})

test('units of a past year are those whose codes lead through the years', () => {
  const lines = [...OFFICIAL, ...REWRITTEN]
  expect([codeYearOf(lines, 2025), codeYearOf(OFFICIAL, 2025)]).toEqual([2026, 2025])
  expect(pastUnits(lines, placeOf({ sources: SOURCES }), 2025).map(({ rank }) => rank)).toEqual([13_000])
})
