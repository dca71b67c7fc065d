import { expect, test } from 'vitest'
import { touchedChecks } from './touched-checks.ts'

const names = (touched: readonly string[], present = touched): string[] =>
  touchedChecks(touched, present).map(({ name }) => name)

const OF_SOURCES = ['tests without a database', 'import rules', 'lint', 'format', 'house rules', 'words']

test('a change of the server checks the types of the server alone', () => {
  expect(names(['apps/server/src/app.ts'])).toEqual(['types .', ...OF_SOURCES])
})

test('a change of the contract checks the types of all that speak it', () => {
  expect(names(['packages/contract/src/errors.ts'])).toEqual([
    'types apps/web',
    'types .',
    'types e2e',
    ...OF_SOURCES,
  ])
})

test('a change of documents and styles checks their format and the house rules', () => {
  expect(names(['docs/architecture.md', 'apps/web/src/app/shell.module.css'])).toEqual([
    'format',
    'house rules',
    'words',
  ])
})

test('a removed source file still has its project type-checked, and is given to no tool', () => {
  const checks = touchedChecks(['apps/web/src/app/gone.ts', 'README.md'], ['README.md'])
  expect(checks.map(({ name }) => name)).toEqual(['types apps/web', 'format', 'house rules', 'words'])
  expect(checks.flatMap(({ command }) => command).join(' ')).not.toContain('gone.ts')
})

test('another package or compiler option checks every type', () => {
  expect(names(['package-lock.json']).slice(0, 3)).toEqual(['types apps/web', 'types .', 'types e2e'])
})
