import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../../apps/web/src')

/** Addresses below the base of every route the application has, as its own tables write them. */
export function addressesOfRoutes(): string[] {
  const names = [...read('app/routes.ts').matchAll(/\bpath: PATHS\.(\w+)/g)].map(([, name]) => name)
  const paths = new Map(
    [...read('shared/lib/paths.ts').matchAll(/(\w+): '(\/pages\/[^']+)'/g)].map(([, name, path]) => [
      name,
      path,
    ]),
  )
  return names.map((name) => {
    const path = paths.get(name)
    if (path === undefined) throw new Error(`no address for ${name}`)
    return path
  })
}

function read(file: string): string {
  return readFileSync(join(WEB, file), 'utf8')
}
