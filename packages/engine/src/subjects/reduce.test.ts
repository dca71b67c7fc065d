import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combinationsWithin, legalCombinations, SIX } from './combination.ts'
import { reduceCombinations } from './reduce.ts'
import { satisfies } from './requirement.ts'
import { parseSubjects } from './subject-names.ts'

const masks = (...texts: readonly string[]) => texts.map((text) => parseSubjects(text)!)

describe('reduceCombinations', () => {
  test('finds the subject that all combinations share', () => {
    expect(reduceCombinations(masks('物化生', '物化地', '物化政'))).toBe('物+化')
    expect(reduceCombinations(masks('物化生', '物化地', '物化政'), 'physics')).toBe('化')
  })

  test('keeps 3+1+2 apart from 3+3, where 物 and 历 go together', () => {
    expect(reduceCombinations(masks('物化生', '物化地', '物化政'), 'combined')).toBe(
      '物+化+生/物+化+地/物+化+政',
    )
    expect(reduceCombinations(masks('物化生', '物化地', '物化政', '物化历'), 'combined')).toBe('物+化')
  })

  test('sees 不限 in the list of everything', () => {
    expect(reduceCombinations(legalCombinations('3+3', 25))).toBe('')
    expect(reduceCombinations(legalCombinations('3+1+2', 32))).toBe('')
  })

  test('has no answer for a list that is closed to the track', () => {
    expect(reduceCombinations(masks('历化生'), 'physics')).toBeUndefined()
  })

  test.each(['3+3', '3+1+2'] as const)('admits exactly the listed combinations of %s', (mode) => {
    const legal = combinationsWithin(mode, SIX)
    const track = mode === '3+3' ? 'combined' : undefined
    fc.assert(
      fc.property(fc.subarray(legal, { minLength: 1 }), (listed) => {
        const requirement = reduceCombinations(listed, track)!
        for (const mask of legal) expect(satisfies(requirement, mask)).toBe(listed.includes(mask))
      }),
    )
  })
})
