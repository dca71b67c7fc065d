// `npm test`: makes sure of a browser and the built web application, then runs every test and writes what the
// runners counted to reports/. Arguments go to the unit tests.
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { runBeside, runProgram } from './run-program.ts'

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
// only the flows need what is built, and the seed of the unit tests leaves a core idle
const built = runBeside('node', ['tools/build-web.ts'])
const unit = await runBeside('vitest', ['run', ...reporters('unit'), ...process.argv.slice(2)])
const passed = [
  await built,
  unit,
  runProgram('vitest', ['run', '--config', 'e2e/vitest.config.ts', ...reporters('e2e')]),
]
runProgram('node', ['tools/count.ts', 'unit', 'e2e'])
process.exitCode = passed.every(Boolean) ? 0 : 1
