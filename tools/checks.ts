import type { Check } from './run-checks.ts'

/** The type check of a project, by TypeScript 7 under an alias: dependency-cruiser needs the API of 6 by its name. */
export function typesOf(project: string): Check {
  return { name: `types ${project}`, command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', project] }
}

/** The checks of the house; the longest begin first. */
export const CHECKS: readonly Check[] = [
  ...['.', 'apps/web', 'e2e'].map(typesOf),
  { name: 'import rules', command: ['node', 'tools/check-imports.ts'] },
  { name: 'unused code', command: ['knip', '--cache'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'words', command: ['node', 'tools/check-words.ts'] },
  { name: 'OpenAPI', command: ['node', 'tools/check-openapi.ts'] },
  { name: 'house rules', command: ['node', 'tools/check-house.ts'] },
  { name: 'schema types', command: ['node', 'tools/check-schema.ts'] },
  { name: 'byte budgets', command: ['node', 'tools/check-bytes.ts'] },
]
