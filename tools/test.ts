// `npm test`: makes sure of a browser and the built web application, then runs every test and writes what the
// runners counted to reports/. Arguments go to the unit tests.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'

function run(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0
}

rmSync('reports/unit.json', { force: true })
rmSync('reports/e2e.json', { force: true })
mkdirSync('reports', { recursive: true })
ensureBrowser()
const reporters = (file: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]
const passed = [
  run('node', ['tools/build-web.ts']),
  run('vitest', ['run', ...reporters('reports/unit.json'), ...process.argv.slice(2)]),
  run('vitest', ['run', '--config', 'e2e/vitest.config.ts', ...reporters('reports/e2e.json')]),
]
run('node', ['tools/count.ts', 'unit', 'e2e'])
process.exitCode = passed.every(Boolean) ? 0 : 1
