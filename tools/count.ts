// Prints "N passed, N failed" from the reports the runners wrote; a missing or empty report is a failure.
import { existsSync, readFileSync } from 'node:fs'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
  readonly success: boolean
}

const counts = { passed: 0, failed: 0, skipped: 0 }
for (const name of process.argv.slice(2)) {
  const file = `reports/${name}.json`
  if (!existsSync(file)) {
    console.log(`${file} is missing`)
    counts.failed++
    continue
  }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (Array.isArray(report)) countChecks(report as { passed: boolean }[])
  else countTests(file, report as VitestReport)
}
const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1

function countChecks(checks: readonly { passed: boolean }[]): void {
  for (const { passed } of checks) counts[passed ? 'passed' : 'failed']++
}

function countTests(file: string, report: VitestReport): void {
  counts.passed += report.numPassedTests
  counts.failed += report.numFailedTests
  counts.skipped += report.numPendingTests
  const hidden = !report.success && report.numFailedTests === 0
  if (hidden || report.numPassedTests === 0) {
    console.log(`${file}: the run failed outside its tests, or ran none`)
    counts.failed++
  }
}
