/** Import rules of the house: downhill only. Each ban says why. */
const only = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages|e2e|bench)/', pathNot: allowed },
})

export default {
  forbidden: [
    only('engine-is-pure', '^packages/engine/', '^packages/engine/', 'the engine depends on nothing'),
    {
      name: 'engine-no-io',
      comment: 'clock, disk, network and chance are arguments of the engine',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional'] },
    },
    only(
      'contract-below',
      '^packages/contract/',
      '^packages/(contract|engine)/',
      'contract never sees the database',
    ),
    only('data-below', '^packages/data/', '^packages/(data|engine)/', 'data never sees the wire'),
    only('server-below', '^apps/server/', '^(apps/server|packages)/', 'the server imports packages only'),
    only('ops-below', '^apps/ops/', '^(apps/ops|packages)/', 'ops imports packages only'),
    only('web-below', '^apps/web/', '^(apps/web|packages/(contract|engine))/', 'the browser never sees data'),
    only('e2e-below', '^e2e/', '^(e2e|packages/contract)/', 'black box: e2e knows the wire at most'),
    only(
      'bench-below',
      '^bench/',
      '^(bench|packages/(engine|data|contract)|apps/server)/',
      'bench measures these',
    ),
    {
      name: 'sql-only-in-data',
      comment: 'SQL lives in data/queries; the others call it',
      severity: 'error',
      from: { path: '^(apps|packages/(engine|contract)|e2e)/' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'module-front-door',
      comment: 'a server module is entered through its index.ts',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'no-feature-imports-feature',
      comment: 'what two features need meets in the screen or lies in shared',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-below-screens',
      comment: 'app > screens > features > shared',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app|screens)/' },
    },
    {
      name: 'shared-at-the-bottom',
      comment: 'app > screens > features > shared',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(app|screens|features)/' },
    },
    {
      name: 'no-screen-imports-screen',
      comment: 'a screen only composes features',
      severity: 'error',
      from: { path: '^apps/web/src/screens/(.+)/[^/]+$' },
      to: { path: '^apps/web/src/(app|screens)/', pathNot: '^apps/web/src/screens/$1/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
