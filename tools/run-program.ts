import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program to its end with this process's terminal; whether it succeeded. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}

/** Starts a program with this process's terminal; whether it succeeded, when it has ended. */
export async function runBeside(program: string, args: readonly string[]): Promise<boolean> {
  const [status] = (await once(spawn(program, args, { stdio: 'inherit' }), 'exit')) as [number | null]
  return status === 0
}
