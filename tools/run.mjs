// The one entry behind every `npm run`: makes sure what a command needs is installed, then runs it under
// the pinned Node. Plain JavaScript: it is the only file that must run before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const node = join(bin, 'node')
const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` }

/** Runs a program in the repository and ends this process with its code when it fails. */
function run(command, args) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  if (error !== undefined) throw error
  if (signal !== null) process.kill(process.pid, signal)
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs when the lock file is not the one installed from. */
function install() {
  const stamp = join(root, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const done = existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === lock
  if (done) return
  run('npm', ['ci', '--no-audit', '--no-fund'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

const [command = '', ...args] = process.argv.slice(2)
const commands = {
  start: () => {
    run(node, ['tools/build-web.ts'])
    run(node, ['apps/server/src/main.ts', ...args])
  },
  // the table of calls is read into Vite, and the page into the server, when they start
  dev: () =>
    run(node, ['--watch-path=packages/contract/src', '--watch-path=apps/web/index.html', 'tools/dev.ts']),
  build: () => run(node, ['tools/build-web.ts', '--force']),
  test: () => run(node, ['tools/test.ts', ...args]),
  check: () => run(node, ['tools/check.ts', ...args]),
  precommit: () => run(node, ['tools/pre-commit.ts']),
  message: () => run(node, ['tools/check-message.ts', ...args]),
  bench: () => run(node, ['tools/bench.ts', ...args]),
  ops: () => run(node, ['apps/ops/src/main.ts', ...args]),
  chance: () => run(node, ['apps/ops/src/main.ts', 'chance', ...args]),
  backtest: () => run(node, ['apps/ops/src/main.ts', 'backtest', ...args]),
  'model:fit': () => run(node, ['apps/ops/src/main.ts', 'model-fit', ...args]),
}
if (!(command in commands)) {
  console.error(`unknown command "${command}"; one of: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
install()
commands[command]()
