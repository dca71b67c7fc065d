import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)

/** Imports that break a rule: rule, importing file, imported file or package. */
const BANNED: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['engine-is-pure', 'packages/engine/src/a.ts', 'packages/contract/src/a.ts'],
  ['engine-no-io', 'packages/engine/src/b.ts', 'node:fs'],
  ['engine-no-io', 'packages/engine/src/c.ts', 'kysely'],
  ['contract-below', 'packages/contract/src/b.ts', 'packages/database/src/a.ts'],
  ['database-below', 'packages/database/src/b.ts', 'packages/contract/src/a.ts'],
  ['importer-below', 'packages/importer/src/b.ts', 'packages/admission/src/a.ts'],
  ['admission-below', 'packages/admission/src/b.ts', 'packages/importer/src/a.ts'],
  ['server-below', 'apps/server/src/http/a.ts', 'apps/ops/src/a.ts'],
  ['server-imports-no-tables', 'apps/server/src/main.ts', 'packages/importer/src/a.ts'],
  ['demo-on-demand', 'apps/server/src/prepare.ts', 'packages/importer/src/a.ts'],
  ['ops-below', 'apps/ops/src/b.ts', 'apps/server/src/app.ts'],
  ['web-below', 'apps/web/src/shared/a.ts', 'packages/database/src/a.ts'],
  ['e2e-below', 'e2e/flows/a.ts', 'packages/engine/src/a.ts'],
  ['bench-below', 'bench/a.ts', 'apps/web/src/shared/b.ts'],
  ['sql-only-in-database', 'apps/server/src/modules/account/like/c.ts', 'kysely'],
  ['sql-only-in-database', 'apps/ops/src/c.ts', '@electric-sql/pglite'],
  ['kernel-at-the-bottom', 'apps/server/src/kernel/b.ts', 'apps/server/src/modules/account/like/index.ts'],
  ['kernel-at-the-bottom', 'apps/server/src/kernel/c.ts', 'apps/server/src/carriers/a.ts'],
  ['kernel-at-the-bottom', 'apps/server/src/kernel/d.ts', 'apps/server/src/deps.ts'],
  ['carriers-below-modules', 'apps/server/src/carriers/b.ts', 'apps/server/src/jobs/a.ts'],
  ['carriers-below-modules', 'apps/server/src/config.ts', 'apps/server/src/http/b.ts'],
  ['carriers-below-modules', 'apps/server/src/deps.ts', 'apps/server/src/http/b.ts'],
  ['modules-know-no-http', 'apps/server/src/modules/account/like/d.ts', 'apps/server/src/http/b.ts'],
  ['modules-know-no-http', 'apps/server/src/jobs/b.ts', 'apps/server/src/app.ts'],
  ['main-starts-jobs', 'apps/server/src/http/c.ts', 'apps/server/src/jobs/a.ts'],
  ['fastify-only-in-http', 'apps/server/src/app.ts', 'fastify'],
  ['fastify-only-in-http', 'apps/server/src/kernel/e.ts', '@fastify/helmet'],
  [
    'module-front-door',
    'apps/server/src/modules/account/sms/a.ts',
    'apps/server/src/modules/account/like/a.ts',
  ],
  ['module-front-door-outside', 'apps/server/src/http/files.ts', 'apps/server/src/modules/account/like/a.ts'],
  ['module-front-door-outside', 'apps/server/src/prepare.ts', 'apps/server/src/modules/account/like/a.ts'],
  ['no-area-imports-area', 'apps/web/src/areas/account/a.ts', 'apps/web/src/areas/content/b.ts'],
  ['areas-below-app', 'apps/web/src/areas/account/b.ts', 'apps/web/src/app/b.ts'],
  ['domain-below-areas', 'apps/web/src/domain/session/b.ts', 'apps/web/src/areas/content/b.ts'],
  ['shared-at-the-bottom', 'apps/web/src/shared/c.ts', 'apps/web/src/domain/session/a.ts'],
  ['app-knows-no-noun', 'apps/web/src/app/a.ts', 'apps/web/src/domain/like/a.ts'],
  ['app-knows-no-noun', 'apps/web/src/app/c.ts', 'apps/web/src/areas/content/screens/a.ts'],
  [
    'features-below-screens',
    'apps/web/src/areas/content/features/x/a.ts',
    'apps/web/src/areas/content/routes.ts',
  ],
  [
    'no-screen-imports-screen',
    'apps/web/src/areas/content/screens/b.ts',
    'apps/web/src/areas/content/screens/a.ts',
  ],
  ['testing-only-in-tests', 'apps/server/src/http/d.ts', 'apps/server/src/testing/a.ts'],
  ['testing-only-in-tests', 'apps/server/src/http/e.ts', 'apps/server/src/carriers/test-a.ts'],
  ['testing-only-in-tests', 'packages/database/src/c.ts', 'packages/database/src/testing.ts'],
  ['testing-only-in-tests', 'apps/web/src/shared/d.ts', 'apps/web/src/testing/a.ts'],
  ['testing-below-app', 'apps/web/src/testing/b.ts', 'apps/web/src/areas/content/b.ts'],
  ['no-cycles', 'packages/engine/src/d.ts', 'packages/engine/src/e.ts'],
  ['resolvable', 'apps/server/src/http/f.ts', 'no-such-package'],
]

/** Imports that no rule is against. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['packages/database/src/d.ts', 'kysely'],
  // closes the cycle that the other half is told for
  ['packages/engine/src/e.ts', 'packages/engine/src/d.ts'],
  ['apps/server/src/http/g.ts', 'fastify'],
  ['apps/server/src/http/g.ts', 'apps/server/src/modules/account/like/index.ts'],
  ['apps/server/src/http/g.test.ts', 'apps/server/src/testing/a.ts'],
  ['apps/web/src/app/d.ts', 'apps/web/src/domain/session/a.ts'],
  ['apps/web/src/app/d.ts', 'apps/web/src/areas/content/routes.ts'],
]

const PACKAGES = ['kysely', '@electric-sql/pglite', 'fastify', '@fastify/helmet']
const FOLDERS = ['packages', 'apps', 'e2e', 'bench']
const root = resolve(import.meta.dirname, '..')
const house = await mkdtemp(join(tmpdir(), 'import-rules-'))
afterAll(() => rm(house, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(house, path)), { recursive: true })
  await writeFile(join(house, path), text)
}

interface Summary {
  readonly violations: readonly {
    readonly rule: { readonly name: string }
    readonly from: string
    readonly to: string
  }[]
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] }
}
let broken: string[] = []
let rules: string[] = []

beforeAll(async () => {
  const imports = new Map<string, string[]>()
  for (const [from, to] of [...BANNED.map(([, from, to]) => [from, to] as const), ...ALLOWED]) {
    imports.set(from, [...(imports.get(from) ?? []), to])
    if (to.endsWith('.ts') && !imports.has(to)) imports.set(to, [])
  }
  for (const [from, tos] of imports) {
    const lines = tos.map(
      (to) => `import '${to.endsWith('.ts') ? `./${relative(dirname(from), to)}` : to}'\n`,
    )
    await write(from, `${lines.join('')}export {}\n`)
  }
  // as the real ones do, they answer out of a folder dist/
  for (const name of PACKAGES) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: './dist/index.js' }))
    await write(`node_modules/${name}/dist/index.js`, '')
  }
  await write('package.json', '{}')
  await copyFile(join(root, 'tsconfig.base.json'), join(house, 'tsconfig.base.json'))
  const cruiser = join(root, 'node_modules/.bin/depcruise')
  const args = [...FOLDERS, '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json']
  // it ends with the number of violations
  const { stdout } = await run(cruiser, args, { cwd: house }).catch((error: { stdout: string }) => error)
  const { summary } = JSON.parse(stdout) as { summary: Summary }
  rules = summary.ruleSetUsed.forbidden.map(({ name }) => name)
  broken = summary.violations.map(({ rule, from, to }) => [rule.name, from, to].join(' '))
})

test.each(BANNED)('%s: %s may not import %s', (rule, from, to) => {
  const found = broken.filter((line) => line.startsWith(`${rule} ${from} `))
  expect(found.map((line) => line.split(' ')[2])).toEqual([expect.stringContaining(to.replace('node:', ''))])
})

test.each(ALLOWED)('%s may import %s', (from, to) => {
  expect(broken.filter((line) => line.includes(` ${from} `) && line.includes(to))).toEqual([])
})

test('every rule has an import that breaks it', () => {
  const broke = new Set(BANNED.map(([rule]) => rule))
  expect(rules.filter((name) => !broke.has(name))).toEqual([])
  expect(rules).toContain('engine-is-pure')
})
