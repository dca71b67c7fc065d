import { ADDRESSES } from '@wenjin/contract'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/**
 * Writes dist/preloads.json: page's name → files of its area's rows and of its screen, without those that every page
 * fetches. The server puts them into the page, so that they come beside the first script and not after it.
 * @param root folder of the web workspace, built into `dist` already
 */
export async function writePreloads(root: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(root, 'dist/.vite/manifest.json'), 'utf8')) as Manifest
  const first = new Set(filesOf(manifest, 'index.html'))
  const preloads = Object.entries(ADDRESSES).flatMap(([area, pages]) =>
    Object.keys(pages).map((name) => {
      const folder = `src/areas/${area}`
      const files = [`${folder}/routes.ts`, `${folder}/screens/${kebab(name)}.tsx`].flatMap((key) =>
        filesOf(manifest, key),
      )
      return [name, [...new Set(files)].filter((file) => !first.has(file))]
    }),
  )
  await writeFile(join(root, 'dist/preloads.json'), JSON.stringify(Object.fromEntries(preloads)))
}

/** Files of a module and of all it imports statically; none of its own: it is part of another's. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen))
  return [chunk.file, ...(chunk.css ?? []), ...imported]
}

/** File name of a page's screen. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
