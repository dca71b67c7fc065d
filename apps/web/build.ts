import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { writePreloads } from './preloads.ts'
import { prerender } from './prerender.ts'

const ROOT = import.meta.dirname
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/

/** Writes .br and .gz beside every text file of dist; index.html is filled in by the server, so not that one. */
async function precompress(): Promise<void> {
  const assets = join(ROOT, 'dist', 'assets')
  const files = (await readdir(assets)).filter((file) => TEXT.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(assets, file)
      const content = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

await build({ root: ROOT, logLevel: 'warn' })
await prerender(ROOT)
await writePreloads(ROOT)
await precompress()
