// `npm run dev`: the server restarting on change, and the web application by Vite with /api passed on to it.
import { spawn } from 'node:child_process'

const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], { stdio: 'inherit' }),
  spawn('vite', [], { cwd: 'apps/web', stdio: 'inherit' }),
]
const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
