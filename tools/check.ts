// Runs the checks of the house, as many at a time as there are cores, and writes what passed and failed to
// reports/checks.json. Words given limit them to the checks whose name has one.
import { mkdirSync, writeFileSync } from 'node:fs'
import { CHECKS } from './checks.ts'
import { runChecks } from './run-checks.ts'

const wanted = process.argv.slice(2)
const chosen = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
const results = await runChecks(chosen)
mkdirSync('reports', { recursive: true })
writeFileSync('reports/checks.json', JSON.stringify(results, null, 2))
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1
