import { forsakeUnusedUploads, removeExpired } from '@wenjin/data'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../deps.ts'
import { removeForsakenFiles } from '../modules/account-end/index.ts'

const HOUR = 3_600_000
/** From the start of the process to the first run, so that starts stay quick. */
const FIRST = 60_000

/** One run: what has served its time goes. Two processes at it do no harm. */
export async function tidyUp(deps: Deps): Promise<void> {
  const { db } = deps.connection
  const now = deps.clock()
  await removeExpired(db, now)
  await forsakeUnusedUploads(db, new Date(now.getTime() - 24 * HOUR))
  await removeForsakenFiles(deps)
}

/** Tidies up every hour for as long as the process lives. Returns what ends it: no run starts, one that runs is awaited. */
export function startTidying(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = running
      .then(() => tidyUp(deps))
      .catch((error: unknown) => log.error({ err: error }, 'tidying up failed'))
  }
  const first = setTimeout(run, FIRST).unref()
  const every = setInterval(run, HOUR).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(every)
    await running
  }
}
