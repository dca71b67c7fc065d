// Import rules by dependency-cruiser; a run that cruised no module is a failure, not a success.
import { spawnSync } from 'node:child_process'

const LEAST_MODULES = 100

interface Violation {
  readonly rule: { readonly name: string }
  readonly from: string
  readonly to: string
}

const folders = ['packages', 'apps', 'e2e', 'bench', 'tools']
const args = [...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json']
const { stdout, stderr } = spawnSync('depcruise', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
if (stdout === '') throw new Error(`depcruise printed nothing: ${stderr}`)
const { summary } = JSON.parse(stdout) as {
  summary: { violations: Violation[]; totalCruised: number }
}
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${summary.totalCruised} modules, ${summary.violations.length} violations`)
const blind = summary.totalCruised < LEAST_MODULES
if (blind) console.log(`fewer than ${LEAST_MODULES} modules cruised: the rules saw nothing`)
process.exitCode = blind || summary.violations.length > 0 ? 1 : 0
