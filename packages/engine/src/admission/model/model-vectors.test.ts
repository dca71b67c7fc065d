import { describe, expect, test } from 'vitest'
import golden from '../../../golden/model.json' with { type: 'json' }
import { buildRankTable } from '../../rank/rank-table.ts'
import type { BatchId } from '../../vocab/batch.ts'
import { mixtureOf } from './cutoff-model.ts'
import type { Facts } from './facts.ts'
import { evaluate } from './formulas.ts'
import type { FormulaName } from './formulas.ts'
import { mixtureCdf } from './mixture.ts'
import { studentCdf } from './student.ts'
import { moveOfLine, steepnessAt } from './year-moves.ts'

// The vectors were worked out in Python with 40 digits from docs/chance.md, apart from this code; the file says how.
const { parameters } = golden

/** Facts as the file has them: unknown is null there. */
function factsOf(written: (typeof golden.cases)[number]['facts']): Facts {
  const known = Object.entries(written).map(([name, value]) => [name, value ?? Number.NaN])
  return { ...(Object.fromEntries(known) as Facts), lines: [] }
}

test.each(golden.student)('Student’s t with four degrees of freedom at %d is %d', (x, chance) => {
  expect(Math.abs(studentCdf(x!) - chance!)).toBeLessThan(1e-14)
})

describe.each(golden.cases.map((one, i) => ({ i, ...one })))(
  'made-up unit $i',
  ({ facts, formulas, cdf }) => {
    test('each formula says what it should', () => {
      const read = factsOf(facts)
      for (const [name, value] of Object.entries(formulas))
        expect(evaluate(name as FormulaName, parameters, read)).toBeCloseTo(value, 11)
    })

    test('the mixture of them gives each rank its chance', () => {
      const mixture = mixtureOf(parameters, factsOf(facts))
      for (const [logRank, chance] of cdf) expect(mixtureCdf(mixture, logRank!)).toBeCloseTo(chance!, 11)
    })
  },
)

const tables = golden.tables.map(({ year, top, low, scale }) => {
  let cumulative = 0
  const segments = Array.from({ length: top - low + 1 }, (_, i) => {
    const count = scale * (i + 1)
    cumulative += count
    return { scoreLow: top - i, scoreHigh: top - i, count, cumulative }
  })
  return buildRankTable({ provId: 32, year, track: 'physics', segments })
})
const setting = { track: 'physics' as const, year: 2026, tables, controlLines: [] }

test.each(golden.lineMoves)('the move of the line: %s', (_, lines, batchId, since, move) => {
  const controlLines = (lines as number[][]).map(([year, id, score]) => ({
    year: year!,
    batchId: id as BatchId,
    score: score!,
  }))
  const found = moveOfLine({ ...setting, controlLines }, batchId as BatchId, since as number)
  if (move === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(move as number, 12)
})

test.each(golden.steepness)('at rank %d a point is worth %d in ln rank', (rank, steepness) => {
  expect(steepnessAt(setting, Math.log(rank!))).toBeCloseTo(steepness!, 12)
})
