import { expect, test } from 'vitest'
import { BATCHES } from '../vocab/batch.ts'
import { planTypeCode, planTypeOfCode } from './plan-type-codes.ts'

const [GUANGXI, HUNAN, HAINAN, HENAN] = [34, 32, 35, 30] as const

test.each([
  [GUANGXI, 'undergrad', '101', 'ordinary'],
  [GUANGXI, 'undergrad', '301', 'jointVenture'],
  [GUANGXI, 'undergrad', '512', 'otherSpecial'],
  [GUANGXI, 'undergrad', '601', 'universitySpecial'],
  [GUANGXI, 'undergrad', '718', 'otherSpecial'],
  [GUANGXI, 'undergrad', '901', 'otherSpecial'],
  [GUANGXI, 'early', '401', 'directed'],
  [GUANGXI, 'early', '101', undefined],
  [HUNAN, 'undergrad', '304', 'nationalSpecial'],
  [HUNAN, 'undergrad', '801', 'preparatory'],
  [HUNAN, 'early', '301', undefined],
  [HENAN, 'undergrad', '401', 'localSpecial'],
  [HENAN, 'undergrad', '801', undefined],
  [HAINAN, 'undergrad', '81', undefined],
] as const)('in province %i, batch %s, group %s is %s', (provId, batch, code, planType) => {
  expect(planTypeOfCode(provId, BATCHES[batch], code)).toBe(planType)
})

test('a range of which nothing says what it is has a rule without types', () => {
  expect(planTypeCode(HAINAN, BATCHES.undergrad, '85')).toMatchObject({ types: [], confidence: 'low' })
  expect(planTypeCode(HAINAN, BATCHES.undergrad, '08')).toBeUndefined()
})
