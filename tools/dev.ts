// `npm run dev`: one address that answers as in production. The server restarts on change and serves the page with
// tenant and start answers in it; Vite gives the page's modules, and hot changes of them, and passes the rest on to it.
// What a build draws ahead into the page, the application draws here itself.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import { forwardTo, freePort, isListening } from './forward.ts'

const HOST = process.env['HOST'] || '127.0.0.1'
const PORT = Number(process.env['PORT'] || '8080')
const RESTART_MS = 20_000
const FIRST_START_MS = 600_000
const WEB_DIR = 'node_modules/.cache/dev-page'
/** Addresses under /m/ that Vite answers; the others are the page's. */
const MODULE = /^\/m\/(@|src\/|node_modules\/)/
/** Stands for the page's script, whose address Vite changes after hot changes, so that it never runs twice. */
const START = '/@start'

const html = readFileSync('apps/web/index.html', 'utf8')
const [, entry] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
if (entry === undefined) throw new Error('apps/web/index.html has no module script')
const serverPort = await freePort()
const forward = forwardTo(serverPort, RESTART_MS)
const vite = await createServer({
  root: 'apps/web',
  appType: 'custom',
  logLevel: 'warn',
  server: { host: HOST, port: PORT, strictPort: true },
  plugins: [
    {
      name: 'page-by-the-server',
      resolveId: (id) => (id === START ? id : undefined),
      load: (id) => (id === START ? `import ${JSON.stringify(entry)}` : undefined),
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) =>
          MODULE.test(request.url ?? '') ? next() : void forward(request, response),
        )
      },
    },
  ],
})

try {
  await vite.listen()
} catch (error) {
  console.error(`${(error as Error).message}: set PORT to another`)
  process.exit(1)
}
mkdirSync(`${WEB_DIR}/assets`, { recursive: true })
const page = await vite.transformIndexHtml('/m/', html.replace(entry, START))
writeFileSync(
  `${WEB_DIR}/index.html`,
  // the tenant's colours win over style sheets, which Vite puts at the end of the head
  page.replace('<!--first-screen-->', '').replace('</body>', '  <!--theme-->\n  </body>'),
)
// a module is fetched when it is imported: no page has files to fetch ahead
writeFileSync(`${WEB_DIR}/preloads.json`, '{}')
let stopping = false
const server = spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1', PORT: String(serverPort), WEB_DIR },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
server.on('exit', stop)
process.on('exit', () => server.kill('SIGTERM'))
console.log('the server starts; the first time it makes demo data, which takes a minute')
if (await isListening(serverPort, FIRST_START_MS)) console.log(`\n  http://${HOST}:${PORT}/m/\n`)

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await vite.close()
  process.exit()
}
