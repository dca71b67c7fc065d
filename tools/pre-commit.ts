// Before a commit: formats what is staged and runs the checks that it can fail. A file of which only a part is
// staged is checked as it lies in the folder, and left as it is.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runChecks } from './run-checks.ts'
import { runProgram } from './run-program.ts'
import { touchedChecks } from './touched-checks.ts'

const staged = changed('--cached')
const alsoUnstaged = new Set(changed())
const present = staged.filter((file) => existsSync(file))
const whole = present.filter((file) => !alsoUnstaged.has(file))
if (whole.length > 0) {
  runProgram('oxfmt', ['--no-error-on-unmatched-pattern', ...whole])
  execFileSync('git', ['add', '--', ...whole])
}
const results = await runChecks(touchedChecks(staged, present))
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

function changed(...options: readonly string[]): string[] {
  const args = ['diff', '--name-only', '--no-renames', '-z', ...options]
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '')
}
