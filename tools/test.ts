// `npm test`: makes sure of a browser and the built web application, then runs every test and writes what the
// runners counted to reports/. Arguments choose among the tests that are not flows and need no build.
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { runBeside, runHeld } from './run-program.ts'

const REPORTS = ['unit', 'components', 'flows']
const chosen = process.argv.slice(2)

mkdirSync('reports', { recursive: true })
for (const name of REPORTS) rmSync(reportOf(name), { force: true })
ensureBrowser()
const passed = chosen.length > 0 ? await runBeside('vitest', ['run', ...chosen]) : await runAll()
process.exitCode = passed ? 0 : 1

/** Tests that wait for databases beside those that wait for browsers: neither keep two cores busy alone. */
async function runAll(): Promise<boolean> {
  const browserTests = inBrowsers()
  const passed = [await runBeside('vitest', vitest('unit', '--project', 'pure', '--project', 'database'))]
  for (const { output, ok } of await browserTests) {
    process.stdout.write(output)
    passed.push(ok)
  }
  passed.push(await runBeside('node', ['tools/count.ts', ...REPORTS]))
  return passed.every(Boolean)
}

async function inBrowsers() {
  return [
    await runHeld('node', ['tools/build-web.ts']),
    await runHeld('vitest', vitest('flows', '--config', 'e2e/vitest.config.ts')),
    await runHeld('vitest', vitest('components', '--project', 'components')),
  ]
}

function vitest(name: string, ...projects: readonly string[]): string[] {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`, ...projects]
}

function reportOf(name: string): string {
  return `${process.cwd()}/reports/${name}.json`
}
