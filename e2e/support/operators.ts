import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Runs a command of the operators' program in a data folder that no server has open. */
export function operate(dataDir: string, command: readonly string[]): void {
  const program = ['apps/ops/src/main.ts', ...command, '--yes', '--data-dir', dataDir]
  const { status } = spawnSync(process.execPath, program, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${command.join(' ')}: the operators' program failed`)
}
