// Import rules by dependency-cruiser, of the whole repository or of the files given and what they import; a whole run
// that cruised no module is a failure, not a success.
import { spawnSync } from 'node:child_process'

const MIN_MODULES = 100

interface Violation {
  readonly rule: { readonly name: string }
  readonly from: string
  readonly to: string
}

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'tools']
const files = process.argv.slice(2)
const args = [
  ...(files.length > 0 ? files : FOLDERS),
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'json',
]
const { stdout, stderr } = spawnSync('depcruise', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
if (stdout === '') throw new Error(`depcruise printed nothing: ${stderr}`)
const { summary } = JSON.parse(stdout) as {
  summary: { violations: Violation[]; totalCruised: number }
}
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${summary.totalCruised} modules, ${summary.violations.length} violations`)
const blind = summary.totalCruised < (files.length > 0 ? 1 : MIN_MODULES)
if (blind) console.log(`only ${summary.totalCruised} modules cruised: the rules saw nothing`)
process.exitCode = blind || summary.violations.length > 0 ? 1 : 0
