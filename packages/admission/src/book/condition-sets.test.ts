import { BATCHES, queryUnits } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { bookRows, planRow } from '../test-rows.ts'
import { buildBook } from './book.ts'
import { conditionSets } from './condition-sets.ts'

test('conditions that are alike are one set, and none is the first', () => {
  const women = [{ kind: 'sex', value: 'female' }] as const
  expect(conditionSets([null, women, [], [...women], [{ kind: 'oral', value: '' }]])).toEqual({
    sets: [[], women, [{ kind: 'oral', value: '' }]],
    numbers: [0, 1, 0, 1, 2],
  })
})

test('a unit whose conditions a person does not meet is closed to them; to be checked, it is never 保', () => {
  const { index, conditionSets: sets } = buildBook(
    bookRows({ plans: [planRow({ conditions: 'sex:female' })] }),
  )
  expect(sets).toEqual([[], [{ kind: 'sex', value: 'female' }]])
  const ask = (said: 'open' | 'toCheck' | 'closed') =>
    queryUnits(index, {
      rank: 100,
      subjects: 127,
      eligibility: ['open', said],
      batchId: BATCHES.undergrad,
      filters: {},
      sections: [],
      sort: 'rank',
      descending: false,
      by: 'unit',
      offset: 0,
      limit: 10,
    }).groups.flatMap(({ hits }) => hits.map(({ section }) => section))
  expect([ask('open'), ask('toCheck'), ask('closed')]).toEqual([['safety'], ['match'], []])
})
