// `npm test`: makes sure of a browser and the built web application, then runs every test and writes what the
// runners counted to reports/. Arguments go to the unit tests.
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { runProgram } from './run-program.ts'

const report = (name: string): string => resolve('reports', `${name}.json`)
rmSync(report('unit'), { force: true })
rmSync(report('e2e'), { force: true })
mkdirSync('reports', { recursive: true })
ensureBrowser()
const reporters = (name: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
]
const passed = [
  runProgram('node', ['tools/build-web.ts']),
  runProgram('vitest', ['run', ...reporters('unit'), ...process.argv.slice(2)]),
  runProgram('vitest', ['run', '--config', 'e2e/vitest.config.ts', ...reporters('e2e')]),
]
runProgram('node', ['tools/count.ts', 'unit', 'e2e'])
process.exitCode = passed.every(Boolean) ? 0 : 1
