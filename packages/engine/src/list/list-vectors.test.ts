import { describe, expect, test } from 'vitest'
import golden from '../../golden/list.json' with { type: 'json' }
import { outlookOf } from './outlook.ts'
import { proposeList } from './propose.ts'
import { refusalChance } from './refusal.ts'
import { worthOf } from './worth.ts'

// The vectors were worked out in Python with 20 digits and more, apart from this code; the file says how.
test.each(golden.outlook)('the outcome of $choices', ({ choices, taken, refused, slipping }) => {
  const outlook = outlookOf(choices)
  for (const [i, chance] of taken.entries()) expect(Math.abs(outlook.taken[i]! - chance)).toBeLessThan(1e-9)
  for (const [i, chance] of refused.entries())
    expect(Math.abs(outlook.refused[i]! - chance)).toBeLessThan(1e-9)
  expect(Math.abs(outlook.slipping - slipping)).toBeLessThan(1e-9)
})

test.each(golden.refusal)(
  'of a chance of %d, with %d of the places chosen, refusal is %d',
  (chance, share, refusal) => {
    const ground = { chance: chance!, obeys: false, chosenShare: share! }
    expect(Math.abs(refusalChance(ground) - refusal!)).toBeLessThan(1e-9)
  },
)

test.each(golden.worth as [(number | null)[], number[], number][])(
  'qualities of %j are worth, weighted %j, %d',
  ([school, major, city, fee], [schoolWeight, majorWeight, cityWeight, feeWeight], worth) => {
    const quality = { school: school!, major: major!, city: city!, fee: fee! }
    const weights = {
      school: schoolWeight!,
      major: majorWeight!,
      city: cityWeight!,
      fee: feeWeight!,
      chance: 3,
    }
    expect(Math.abs(worthOf(quality, weights) - worth)).toBeLessThan(1e-14)
  },
)

describe('the best list', () => {
  test.each(golden.best)(
    'of $most choices, every one tried, is $order',
    ({ options, most: max, order, expectedWorth }) => {
      const proposal = proposeList(options, { max, slipping: 1 })
      expect(proposal.order).toEqual(order)
      expect(Math.abs(proposal.expectedWorth - expectedWorth)).toBeLessThan(1e-9)
    },
  )
})
