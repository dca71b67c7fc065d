import { renewProvince } from '@wenjin/admission/judge/renew'
import { connect } from '@wenjin/database/connect/connect'
import type { DatabaseLocation } from '@wenjin/database/connect/connect'
import { loadDemo } from '@wenjin/importer/demo/index'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Provinces of the seed: groups under 3+1+2, majors under 3+3, schools under the old way. */
const SEEDED = ['湖南', '浙江', '新疆']

/** Fills a database that has the schema alone with demo data. */
export async function seed(location: DatabaseLocation): Promise<void> {
  const connection = await connect(location)
  await loadDemo(connection, {
    now: new Date('2026-06-01T00:00:00Z'),
    judge: renewProvince,
    names: SEEDED,
  })
  await connection.close()
}

/** The same in a thread of its own. */
export function seedBeside(location: DatabaseLocation): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL(import.meta.url), { workerData: location })
  worker.once('error', reject)
  worker.once('exit', () => resolve())
  return promise
}

if (!isMainThread) await seed(workerData as DatabaseLocation)
