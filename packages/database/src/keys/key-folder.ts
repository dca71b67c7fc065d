import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeKeyRecord } from './key-record.ts'
import type { KeyRecord } from './key-record.ts'
import { keysOf } from './keys.ts'
import type { Keys } from './keys.ts'

/** How long a rotation may stay unseen by a running process, in milliseconds. */
const TTL_MS = 5_000
const NAME = /^key-(\d{6})\.json$/

/**
 * The keys of an installation, in `keys` of its data folder; made on the first start. Processes that share the folder
 * share the keys, whichever comes first.
 */
export async function openKeys(dataDir: string, now: Date): Promise<Keys> {
  const folder = join(dataDir, 'keys')
  if ((await readRecords(folder)).length === 0) await addRecord(folder, 1, await makeKeyRecord(now))
  let read = { records: await readRecords(folder), at: Date.now() }
  return keysOf(async () => {
    if (Date.now() - read.at > TTL_MS) read = { records: await readRecords(folder), at: Date.now() }
    return read.records
  })
}

/** Whether the data folder of an installation has its keys. */
export async function hasKeys(dataDir: string): Promise<boolean> {
  return (await readRecords(join(dataDir, 'keys'))).length > 0
}

/** Adds a generation; what the ones before it sealed still opens. Resolves to its keyId; undefined: another process has just done it. */
export async function rotateKeys(dataDir: string, now: Date): Promise<string | undefined> {
  const folder = join(dataDir, 'keys')
  const record = await makeKeyRecord(now)
  const number = (await readRecords(folder)).length + 1
  return (await addRecord(folder, number, record)) ? record.keyId : undefined
}

/** All generations, oldest first; none when the folder is not there. */
async function readRecords(folder: string): Promise<readonly KeyRecord[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.filter((name) => NAME.test(name)).toSorted()
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeyRecord),
  )
}

/** Writes a generation whole or not at all; false when another process has just written that number. */
async function addRecord(folder: string, number: number, record: KeyRecord): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const written = join(folder, `${randomUUID()}.tmp`)
  await writeFile(written, JSON.stringify(record), { mode: 0o600, flush: true })
  try {
    await link(written, join(folder, `key-${String(number).padStart(6, '0')}.json`))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(written, { force: true })
  }
}
