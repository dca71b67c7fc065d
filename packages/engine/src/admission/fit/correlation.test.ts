import { describe, expect, test } from 'vitest'
import { BATCHES, PLAN_TYPES } from '../../vocab/batch.ts'
import { commonShareOf } from '../model/correlation.ts'
import { mixtureOf } from '../model/cutoff-model.ts'
import { factsOf } from '../model/facts.ts'
import type { Facts } from '../model/facts.ts'
import { FITTED_MODEL } from '../model/fitted-model.ts'
import { mixtureCdf } from '../model/mixture.ts'
import { normalCdf } from '../chance.ts'
import { fitCommonShares } from './correlation.ts'
import type { TrainingYear } from './training.ts'

const { parameters } = FITTED_MODEL
const SETTING = { track: 'physics' as const, year: 2025, tables: [], controlLines: [] }

/** Facts of 100 units of a series. */
function series(batchId: 2 | 3): Facts[] {
  const units = Array.from({ length: 100 }, (_, i) => ({
    schoolKey: `u${i}`,
    level: 'group' as const,
    batchId,
    planType: PLAN_TYPES.ordinary,
    planNum: 20,
    cut: null,
    majorName: null,
    groupLine: null,
    history: [2024, 2023].map((year) => ({
      year,
      rank: Math.round(1_000 * 1.05 ** i) + year,
      planNum: 20,
      rankDerived: false,
      isBound: false,
      loose: false,
    })),
  }))
  return factsOf(units, SETTING).map((facts) => facts!)
}

const FACTS = {
  [BATCHES.undergrad]: series(BATCHES.undergrad),
  [BATCHES.vocational]: series(BATCHES.vocational),
}

/** Standard normal numbers, the same every time (Box & Muller on a linear congruential generator). */
function normals(seed: number): () => number {
  let state = seed
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

function outcomeAt(facts: Facts, score: number): number {
  const mixture = mixtureOf(parameters, facts)
  const wanted = normalCdf(score)
  let [low, high] = [facts.last - 6, facts.last + 6]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (mixtureCdf(mixture, middle) < wanted) low = middle
    else high = middle
  }
  return low
}

/** Years in which the units of each tenth of the ranking share a shock. */
function years(batchId: 2 | 3, share: number, seed: number): TrainingYear[] {
  const normal = normals(seed)
  return Array.from({ length: 40 }, (_, year) => {
    const shocks = Array.from({ length: 10 }, normal)
    const units = FACTS[batchId].map((facts, i) => ({
      facts,
      outcome: outcomeAt(
        facts,
        Math.sqrt(share) * shocks[Math.floor(i / 10)]! + Math.sqrt(1 - share) * normal(),
      ),
      isBound: false,
    }))
    return { key: `32 physics ${year}`, units }
  })
}

describe('fitCommonShares', () => {
  test('finds what cut-offs near each other have in common, undergraduate and vocational apart', () => {
    const shares = fitCommonShares(
      [...years(BATCHES.undergrad, 0.2, 1), ...years(BATCHES.vocational, 0.5, 2)],
      parameters,
    )
    // 400 tenths: the standard error of the correlation is about 0.02 and 0.03
    expect(shares.undergraduate).toBeCloseTo(0.2, 1)
    expect(shares.vocational).toBeCloseTo(0.5, 1)
    expect(commonShareOf(shares, BATCHES.vocational)).toBe(shares.vocational)
    expect(commonShareOf(shares, BATCHES.undergrad)).toBe(shares.undergraduate)
  })

  test('is 0 where they have nothing in common, and where nothing is known', () => {
    const { undergraduate, vocational } = fitCommonShares(years(BATCHES.undergrad, 0, 3), parameters)
    expect(undergraduate).toBeLessThan(0.03)
    expect(vocational).toBe(0)
    expect(fitCommonShares([], parameters)).toEqual({ undergraduate: 0, vocational: 0 })
  })
})
