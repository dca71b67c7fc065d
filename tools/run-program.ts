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

/** How a program ended, and all it said. */
interface Held {
  readonly ok: boolean
  /** Its time was over. */
  readonly stopped: boolean
  readonly output: string
}

/**
 * Runs a program to its end and holds what it says, so that it can be printed apart from that of others.
 * @param seconds after which it is stopped; absent: it runs to its end
 */
export async function runHeld(program: string, args: readonly string[], seconds?: number): Promise<Held> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let stopped = false
  const limit = seconds === undefined ? undefined : setTimeout(() => (stopped = child.kill()), seconds * 1000)
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  }
  const ended = await new Promise<number | null | Error>((resolve) => {
    child.on('error', resolve)
    child.on('close', resolve)
  })
  clearTimeout(limit)
  if (ended instanceof Error) parts.push(ended.message)
  return { ok: ended === 0, stopped, output: parts.join('') }
}
