// Runs every check of the house and writes what passed and failed to reports/checks.json.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { CHECKS } from './checks.ts'

const wanted = process.argv.slice(2)
const results = CHECKS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
).map(({ name, command: [program = '', ...args] }) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  const passed = status === 0
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`)
  if (!passed) console.log(`${stdout}${stderr}`)
  return { name, passed }
})
mkdirSync('reports', { recursive: true })
writeFileSync('reports/checks.json', JSON.stringify(results, null, 2))
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1
