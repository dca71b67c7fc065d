import { markOrphanUploads } from '@wenjin/database/queries/account/uploads'
import { removeExpired } from '@wenjin/database/queries/kernel/expiry'
import { DAY_MS, HOUR_MS } from '@wenjin/engine'
import type { Deps, Log } from '../deps.ts'
import { removeOrphanFiles } from '../modules/account/account-end/index.ts'

/** From the start of the process to the first run, so that starts stay quick. */
const FIRST_DELAY_MS = 60_000

/** One run: deletes what has expired. Two processes may run it at the same time. */
export async function tidyUp(deps: Deps): Promise<void> {
  const { db } = deps.connection
  const now = deps.clock()
  await removeExpired(db, now)
  await markOrphanUploads(db, new Date(now.getTime() - DAY_MS))
  await removeOrphanFiles(deps)
}

/** Tidies up every hour for as long as the process lives. Returns what ends it: no run starts, one that runs is awaited. */
export function startTidying(deps: Deps, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = running
      .then(() => tidyUp(deps))
      .catch((error: unknown) => log.error({ err: error }, 'tidying up failed'))
  }
  const first = setTimeout(run, FIRST_DELAY_MS).unref()
  const every = setInterval(run, HOUR_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(every)
    await running
  }
}
