/** Import rules of the house: downhill only. Each ban says why. */
const only = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages|e2e|bench|tools)/', pathNot: allowed },
})
const WEB = '^apps/web/src/'
const SERVER = '^apps/server/src/'
const TEST = '(\\.test\\.tsx?|/test-[^/]+\\.ts)$'
/** What tests stand on, and tests. */
const TESTING = [TEST, '/testing(/|\\.ts$)']

export default {
  forbidden: [
    only('engine-is-pure', '^packages/engine/', '^packages/engine/', 'the engine depends on nothing'),
    {
      name: 'engine-no-io',
      comment: 'clock, disk, network and chance are arguments of the engine',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: TEST },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
      },
    },
    only(
      'contract-below',
      '^packages/contract/',
      '^packages/(contract|engine)/',
      'contract never sees the database',
    ),
    only(
      'database-below',
      '^packages/database/',
      '^packages/(database|engine)/',
      'the database never sees the wire',
    ),
    only(
      'importer-below',
      '^packages/importer/',
      '^packages/(importer|database|engine)/',
      'an importer loads tables; who judges them is told it by the caller',
    ),
    {
      ...only(
        'admission-below',
        '',
        '^packages/(admission|database|engine)/',
        'past lines, books and judgement rest on the database and the engine',
      ),
      from: { path: '^packages/admission/', pathNot: TEST },
    },
    only('server-below', SERVER, '^(apps/server|packages)/', 'the server imports packages only'),
    {
      name: 'server-imports-no-tables',
      comment: 'the server loads no importer, but for its own start',
      severity: 'error',
      from: { path: SERVER, pathNot: [TEST, '^apps/server/src/prepare\\.ts$'] },
      to: { path: '^packages/importer/' },
    },
    {
      name: 'demo-on-demand',
      comment: 'what the demo knows is large: a start that finds data does not load it',
      severity: 'error',
      from: { path: '^apps/server/src/prepare\\.ts$' },
      to: { path: '^packages/importer/', dynamic: false },
    },
    only('ops-below', '^apps/ops/', '^(apps/ops|packages)/', 'ops imports packages only'),
    only(
      'web-below',
      '^apps/web/',
      '^(apps/web|packages/(contract|engine))/',
      'the browser never sees the database',
    ),
    only(
      'e2e-below',
      '^e2e/(flows|pages|support)/',
      '^(e2e|packages/contract)/',
      'black box: e2e knows the wire at most',
    ),
    only('bench-below', '^bench/', '^(bench|packages|apps/server)/', 'bench measures these'),
    {
      name: 'sql-only-in-database',
      comment: 'SQL lives in database/queries; the others call it',
      severity: 'error',
      from: { path: '^(apps|packages/(engine|contract|admission)|e2e)/', pathNot: TEST },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      ...only(
        'kernel-at-the-bottom',
        '',
        '^(packages|apps/server/src/kernel)/',
        'main > app > http > modules > carriers > kernel',
      ),
      from: { path: '^apps/server/src/kernel/', pathNot: TESTING },
    },
    {
      name: 'carriers-below-modules',
      comment: 'who reaches the outside world does not know for whom, nor do the types all share',
      severity: 'error',
      from: { path: '^apps/server/src/(carriers/|(deps|config|config-error)\\.ts$)', pathNot: TESTING },
      to: { path: '^apps/server/src/((modules|http|jobs)/|(app|main|prepare)\\.ts$)' },
    },
    {
      name: 'modules-know-no-http',
      comment: 'a handler knows its caller and its input, not how they came',
      severity: 'error',
      from: { path: '^apps/server/src/(modules|jobs)/', pathNot: TESTING },
      to: { path: '^apps/server/src/(http/|(app|main|prepare)\\.ts$)' },
    },
    {
      name: 'main-starts-jobs',
      comment: 'what runs by the clock is started by the process, nobody calls it',
      severity: 'error',
      from: { path: SERVER, pathNot: [...TESTING, '^apps/server/src/(jobs/|main\\.ts$)'] },
      to: { path: '^apps/server/src/jobs/' },
    },
    {
      name: 'fastify-only-in-http',
      comment: 'http/ is all that knows Fastify',
      severity: 'error',
      from: { path: SERVER, pathNot: [...TESTING, '^apps/server/src/http/'] },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'module-front-door',
      comment: 'a server module is entered through its index.ts',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'module-front-door-outside',
      comment: 'app, http and jobs enter a server module through its index.ts',
      severity: 'error',
      from: { path: '^(apps/server|bench|apps/ops)/', pathNot: [...TESTING, '^apps/server/src/modules/'] },
      to: { path: '^apps/server/src/modules/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'no-area-imports-area',
      comment: 'what two areas need lies in domain or shared',
      severity: 'error',
      from: { path: `${WEB}areas/([^/]+)/` },
      to: { path: `${WEB}areas/`, pathNot: `${WEB}areas/$1/` },
    },
    {
      name: 'areas-below-app',
      comment: 'app > areas > domain > shared',
      severity: 'error',
      from: { path: `${WEB}areas/` },
      to: { path: `${WEB}app/` },
    },
    {
      name: 'domain-below-areas',
      comment: 'app > areas > domain > shared',
      severity: 'error',
      from: { path: `${WEB}domain/` },
      to: { path: `${WEB}(app|areas)/` },
    },
    {
      name: 'shared-at-the-bottom',
      comment: 'app > areas > domain > shared',
      severity: 'error',
      from: { path: `${WEB}shared/` },
      to: { path: `${WEB}(app|areas|domain)/` },
    },
    {
      name: 'app-knows-no-noun',
      comment: 'app knows areas by their routes, and of domain only who somebody is and what keeps itself',
      severity: 'error',
      from: { path: `${WEB}app/`, pathNot: TESTING },
      to: {
        path: `${WEB}(areas|domain)/`,
        pathNot: [
          `${WEB}areas/[^/]+/routes\\.ts$`,
          `${WEB}domain/((session|tenant)/|in-step\\.tsx$|ask-again\\.ts$)`,
        ],
      },
    },
    {
      name: 'features-below-screens',
      comment: 'a screen composes features',
      severity: 'error',
      from: { path: `${WEB}areas/[^/]+/features/` },
      to: { path: `${WEB}areas/[^/]+/(screens/|routes\\.ts)` },
    },
    {
      name: 'no-screen-imports-screen',
      comment: 'a screen only composes features',
      severity: 'error',
      from: { path: `${WEB}areas/([^/]+)/screens/([^/.]+)[^/]*$`, pathNot: TEST },
      to: { path: `${WEB}areas/[^/]+/screens/`, pathNot: `${WEB}areas/$1/screens/$2\\.` },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'what runs never carries what tests stand on',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TESTING },
      to: { path: ['^(apps|packages)/[^/]+/src/testing/', ...TESTING] },
    },
    {
      name: 'testing-below-app',
      comment: 'component tests know sessions and providers, no screen',
      severity: 'error',
      from: { path: `${WEB}testing/` },
      to: { path: `${WEB}(app|areas)/` },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((apps|packages)/[^/]+/dist|reports)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
