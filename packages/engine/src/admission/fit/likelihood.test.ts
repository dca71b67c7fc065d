import { expect, test } from 'vitest'
import { BATCHES, PLAN_TYPES } from '../../vocab/batch.ts'
import { factsOf } from '../model/facts.ts'
import { likelihoodOf, PARAMETER_COUNT } from './likelihood.ts'
import type { Sample } from './likelihood.ts'
import { fitModel } from './fit-model.ts'

const SETTING = { track: 'history' as const, year: 2025, tables: [], controlLines: [] }

/** Units of a series with two or three known years and what came out, without chance. */
function samples(count: number): Sample[] {
  const units = Array.from({ length: count }, (_, i) => ({
    schoolKey: `u${i % 40}`,
    level: (['group', 'major', 'school'] as const)[i % 3]!,
    batchId: i % 5 === 0 ? BATCHES.vocational : BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    planNum: 20 + (i % 7),
    cut:
      i % 3 === 0
        ? {
            recut: (i % 4) / 4,
            siblings: 8 + (i % 5) / 5,
            requirementMoved: i % 2 === 0,
            sameRequirement: 8.2,
          }
        : null,
    majorName: i % 3 === 1 ? `m${i % 5}` : null,
    groupLine: i % 6 === 1 ? 8.1 : null,
    history: [2024, 2023, 2022].slice(0, 2 + (i % 2)).map((year) => ({
      year,
      rank: Math.round(2_000 * (1 + i / 20) * (1 + 0.1 * Math.sin(i * 7 + year))),
      planNum: 18 + (i % 5),
      rankDerived: i % 4 === 0,
      isBound: false,
      loose: i % 9 === 0,
    })),
  }))
  return factsOf(units, SETTING).map((facts, i) => ({
    facts: i % 4 === 0 ? facts! : { ...facts!, hasLineMove: true, lineMove: 0.2 * Math.sin(i * 2) },
    outcome: facts!.last + 0.15 * Math.sin(i * 3),
    isBound: i % 7 === 3,
    common: 0.01,
  }))
}

test('the gradient is that of the value', () => {
  const start = Float64Array.from({ length: PARAMETER_COUNT }, (_, i) => 0.05 * Math.sin(i))
  const weight = new Float64Array(PARAMETER_COUNT).fill(2)
  const slopeAt = likelihoodOf(samples(60), { start, weight })
  const place = Float64Array.from(start, (value, i) => value + 0.02 * Math.cos(i * 5))
  const { gradient } = slopeAt(place)
  const h = 1e-5
  for (let p = 0; p < PARAMETER_COUNT; p++) {
    const at = (step: number) => slopeAt(place.with(p, place[p]! + step)).value
    const numeric = (at(h) - at(-h)) / (2 * h)
    expect(Math.abs(numeric - gradient[p]!)).toBeLessThan(1e-3 * Math.max(1, Math.abs(numeric)))
  }
})

test('of an outcome that is a bound only the candidates behind it count', () => {
  const start = new Float64Array(PARAMETER_COUNT)
  const prior = { start, weight: start }
  const valueOf = (outcome: number, isBound: boolean): number =>
    likelihoodOf([{ ...samples(1)[0]!, outcome, isBound }], prior)(start).value
  const { last } = samples(1)[0]!.facts
  expect(valueOf(last + 0.1, true)).toBeLessThan(valueOf(last + 0.1, false))
  expect(valueOf(last + 9, true)).toBe(0)
  expect(valueOf(last - 9, true)).toBe(valueOf(last - 9, false))
})

test('a fit is the same every time', () => {
  const years = [{ key: '32 history 2025', units: samples(150) }]
  expect(fitModel(years)).toEqual(fitModel(years))
})
