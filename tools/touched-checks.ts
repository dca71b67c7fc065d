import type { Check } from './run-checks.ts'
import { typesOf } from './checks.ts'

const SOURCE = /\.(ts|tsx|mjs)$/
/** Seconds that the tests of a change may take before a commit; the rest is for `npm test`. */
const TEST_SECONDS = 20

/** Type-checked projects and the files whose change can break one. */
const PROJECTS: readonly (readonly [project: string, files: RegExp])[] = [
  ['apps/web', /^(apps\/web|packages\/(contract|engine))\//],
  ['.', /^(packages|apps\/(server|ops)|bench|tools)\/|^vitest\.config\.ts$/],
  ['e2e', /^(e2e|packages\/(contract|engine))\//],
]
const EVERY_PROJECT = /(^|\/)(package(-lock)?|tsconfig[.\w]*)\.json$/

/**
 * The checks that a change of files can fail, without those that need a build, a database or a browser.
 * @param touched files changed, removed ones among them, from the top of the repository
 * @param present those that are still there
 */
export function touchedChecks(touched: readonly string[], present: readonly string[]): Check[] {
  const sources = present.filter((file) => SOURCE.test(file))
  const typed = touched.filter((file) => SOURCE.test(file) || EVERY_PROJECT.test(file))
  const types = PROJECTS.filter(([, files]) =>
    typed.some((file) => files.test(file) || EVERY_PROJECT.test(file)),
  ).map(([project]) => typesOf(project))
  const ofSources: Check[] = [
    {
      name: 'tests without a database',
      command: [
        'vitest',
        'related',
        '--run',
        '--project',
        'pure',
        '--passWithNoTests',
        '--bail=1',
        ...sources,
      ],
      seconds: TEST_SECONDS,
    },
    { name: 'import rules', command: ['node', 'tools/check-imports.ts', ...sources] },
    { name: 'lint', command: ['oxlint', '--deny-warnings', '--no-error-on-unmatched-pattern', ...sources] },
  ]
  const ofFiles: Check[] = [
    { name: 'format', command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present] },
    { name: 'house rules', command: ['node', 'tools/check-house.ts'] },
    { name: 'words', command: ['node', 'tools/check-words.ts'] },
  ]
  return [...types, ...(sources.length > 0 ? ofSources : []), ...(present.length > 0 ? ofFiles : [])]
}
