/**
 * Weighs what the built web application loads for a first screen against apps/web/budget.json: for each budget the
 * entries of the build's manifest and everything they import statically, as brotli in units of 1000 bytes. Exit 1 over budget.
 * Usage: node tools/check-bytes.ts (after the web's build)
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Budget {
  /** Keys of the manifest. */
  readonly entries: readonly string[]
  readonly brotliKilobytes: number
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const WEB = join(import.meta.dirname, '../apps/web')
const DIST = join(WEB, 'dist')

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

/** Script files of an entry and of all it imports statically, each once. */
function filesOf(
  manifest: Readonly<Record<string, Chunk>>,
  keys: readonly string[],
  seen = new Set<string>(),
): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (chunk === undefined) return partOfAnother(key)
    if (seen.has(key)) return []
    seen.add(key)
    return [chunk.file, ...filesOf(manifest, chunk.imports ?? [], seen)]
  })
}

/** A module without a file of its own was packed into another file of the first screen; a wrong name is an error. */
function partOfAnother(key: string): string[] {
  if (!existsSync(join(WEB, key))) throw new Error(`neither the manifest nor apps/web has ${key}`)
  return []
}

function brotliBytes(file: string): number {
  const path = join(DIST, file)
  const ready = `${path}.br`
  return existsSync(ready) ? readFileSync(ready).length : brotliCompressSync(readFileSync(path)).length
}

const MANIFEST = join(DIST, '.vite/manifest.json')
if (!existsSync(MANIFEST)) {
  console.log('nothing is built: npm run build first')
  process.exit(1)
}
const manifest = readJson<Record<string, Chunk>>(MANIFEST)
const budgets = readJson<Record<string, Budget>>(join(WEB, 'budget.json'))
for (const [name, { entries, brotliKilobytes }] of Object.entries(budgets)) {
  const sizes = filesOf(manifest, entries).map((file) => [file, brotliBytes(file)] as const)
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000
  const over = total > brotliKilobytes
  console.log(
    `${name}: ${total.toFixed(1)} kB brotli of ${brotliKilobytes} kB${over ? ' — over budget' : ''}`,
  )
  for (const [file, bytes] of sizes.sort((a, b) => b[1] - a[1])) {
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)}  ${file}`)
  }
  if (over) process.exitCode = 1
}
