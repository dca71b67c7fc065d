import { expect, test } from 'vitest'
import { subjectProblems } from './commit-subject.ts'

test.each([
  'fix(list): a proposal tells what it risks',
  'refactor(house): areas on both sides\n\nA body may have lines of any length.',
  'Merge branch areas',
  'fixup! fix(list): a proposal tells what it risks',
])('%j is a good message', (message) => {
  expect(subjectProblems(message)).toEqual([])
})

test.each(['more fixes', 'chore(list): tidy', 'fix: a proposal tells what it risks', 'fix(list):', ''])(
  '%j lacks the form',
  (message) => {
    expect(subjectProblems(message)).toEqual([expect.stringContaining('the subject reads')])
  },
)

test('a subject longer than 72 characters is told its length', () => {
  expect(subjectProblems(`fix(list): ${'a'.repeat(61)}`)).toEqual([])
  expect(subjectProblems(`fix(list): ${'a'.repeat(62)}`)).toEqual([
    'the subject has 73 characters, at most 72',
  ])
})
