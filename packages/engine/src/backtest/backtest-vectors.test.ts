import { expect, test } from 'vitest'
import golden from '../../golden/backtest.json' with { type: 'json' }
import type { Section } from '../vocab/section.ts'
import { makeScorer } from './scores.ts'
import { SIMPLE_METHODS, simpleChances } from './simple-methods.ts'

// The vectors were summed up in Python with 40 digits, apart from this code; the file says how.
test('scores of pairs are what the definitions say', () => {
  const scorer = makeScorer()
  for (const [chance, filed] of golden.pairs) scorer.add(Number(chance), filed === true)
  const scores = scorer.scores()
  for (const measure of ['brier', 'logLoss', 'calibrationError'] as const)
    expect(Math.abs(scores[measure] - golden[measure])).toBeLessThan(1e-14)
  for (const [section, told] of Object.entries(golden.sections)) {
    const { pairs, predicted, filed } = scores.sections[section as Section]
    expect(pairs).toBe(told.pairs)
    expect(predicted).toBeCloseTo(told.predicted, 14)
    expect(filed).toBeCloseTo(told.filed, 14)
  }
})

test.each(golden.simple)(
  'simple methods at rank $rank, of lines $lines',
  ({ lines, year, candidates, rank, chances }) => {
    const methods = simpleChances(lines, year, candidates)!
    for (const method of SIMPLE_METHODS)
      expect(Math.abs(methods[method](rank) - chances[method])).toBeLessThan(1e-12)
  },
)
