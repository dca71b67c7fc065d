import { spawnSync } from 'node:child_process'

/** Runs a program to its end with this process's terminal; whether it succeeded. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}
