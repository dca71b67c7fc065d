import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The bytes of a file, unpacked where its name ends in .gz. Errors of reading come out of the stream. */
export function openBytes(path: string): Readable {
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  if (!path.toLowerCase().endsWith('.gz')) return file
  return pipeline(file, createGunzip({ chunkSize: 1 << 18 }), () => {})
}
