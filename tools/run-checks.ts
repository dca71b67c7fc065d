import { availableParallelism } from 'node:os'
import { runHeld } from './run-program.ts'

export interface Check {
  readonly name: string
  readonly command: readonly string[]
  /** Seconds after which it is stopped and counts as passed; absent: it runs to its end. */
  readonly seconds?: number
}

export interface CheckResult {
  readonly name: string
  readonly passed: boolean
}

interface Outcome extends CheckResult {
  readonly output: string
}

/** Runs checks, as many at a time as there are cores, in their order; what the failed ones said is printed last. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const outcomes: Outcome[] = []
  const waiting = checks.entries()
  async function work(): Promise<void> {
    for (const [index, check] of waiting) outcomes[index] = await runCheck(check)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  for (const { name, output } of outcomes.filter(({ passed }) => !passed)) {
    console.log(`\n== ${name}\n${output.trim()}`)
  }
  return outcomes.map(({ name, passed }) => ({ name, passed }))
}

async function runCheck({ name, command: [program = '', ...args], seconds }: Check): Promise<Outcome> {
  const began = performance.now()
  const { ok, stopped, output } = await runHeld(program, args, seconds)
  const passed = ok || stopped
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  const mark = passed ? 'ok    ' : 'FAILED'
  console.log(`${mark} ${name}, ${stopped ? `stopped after ${took}` : took}`)
  return { name, passed, output }
}
