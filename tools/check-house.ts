// House rules that no other tool knows: file length, screens named by their address, banned
// names, unfinished work, paths of one machine, queries by hand, rows beside handlers, front doors, README's commands.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ADDRESSES } from '@wenjin/contract'
import { repositoryFiles } from './repository-files.ts'

const MAX_LINES = 400
const MAX_TEST_LINES = 600
const MAX_SCREEN_LINES = 80
const SCREEN = /^apps\/web\/src\/areas\/(\w+)\/screens\/([\w-]+)\.tsx$/
const BANNED_NAMES = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/

const MACHINE_PATH = /(?<![\w.*])\/(work|root|home|tmp)\/\w/

/** The one place of the web where a query of the cache is made and its key written. */
const QUERY_DOOR = /^apps\/web\/src\/shared\/lib\/call-(pages-)?query(\.test)?\.ts$/
const OWN_QUERY = /\bqueryKey(: )?\[|\b(infiniteQ|q)ueryOptions\(/

const files = repositoryFiles()
const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
const problems: string[] = []
const pages: Readonly<Record<string, object>> = ADDRESSES

for (const file of sources) {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').length - 1
  const max = /\.test\.tsx?$|^e2e\//.test(file) ? MAX_TEST_LINES : MAX_LINES
  if (lines > max && !file.endsWith('.data.ts')) problems.push(`${file}: ${lines} lines, at most ${max}`)
  const [screen, area = '', name = ''] = SCREEN.exec(file) ?? []
  const page = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  if (screen !== undefined && lines > MAX_SCREEN_LINES)
    problems.push(`${file}: ${lines} lines, a screen has at most ${MAX_SCREEN_LINES}`)
  if (screen !== undefined && !Object.hasOwn(pages[area] ?? {}, page))
    problems.push(`${file}: no address of its area has the name ${page}`)
  if (BANNED_NAMES.test(file)) problems.push(`${file}: a name that says nothing`)
  if (!/^[\w.-]+$/.test(basename(file)) || /[A-Z]/.test(basename(file)))
    problems.push(`${file}: file names are kebab-case`)
  if (/\b(TODO|FIXME)\b/.test(text) && file !== 'tools/check-house.ts')
    problems.push(`${file}: unfinished work`)
  if (MACHINE_PATH.test(text)) problems.push(`${file}: a path of one machine`)
  if (/\b(it|test|describe)\.(only|todo)\b/.test(text)) problems.push(`${file}: an exclusive or empty test`)
  if (file.startsWith('apps/web/src/') && OWN_QUERY.test(text) && !QUERY_DOOR.test(file))
    problems.push(`${file}: a query by hand; callQuery makes it (shared/lib/call-query.ts)`)
}

const MODULES = 'apps/server/src/modules'
const CALLS = 'packages/contract/src/calls'
const placesIn = (pattern: RegExp) => files.flatMap((file) => pattern.exec(file)?.[1] ?? [])
const served = new Set(placesIn(/^apps\/server\/src\/modules\/(.+)\/handlers\.ts$/))
const asked = new Set(placesIn(/^packages\/contract\/src\/calls\/(\w.*\/.+)\.ts$/))
for (const place of new Set([...served, ...asked]))
  if (!served.has(place) || !asked.has(place))
    problems.push(`${place}: rows in ${CALLS} and handlers in ${MODULES} go together`)
for (const door of files.filter((file) => file.startsWith(MODULES) && file.endsWith('/index.ts'))) {
  const lines = readFileSync(door, 'utf8').trim().split('\n')
  if (!lines.every((line) => /^export .* from '.*'$/.test(line)))
    problems.push(`${door}: a front door lets in and does nothing itself`)
}

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
)
for (const readme of files.filter((file) => /^(README|docs\/).*\.md$/.test(file))) {
  for (const [, run, short] of readFileSync(readme, 'utf8').matchAll(
    /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g,
  )) {
    const name = run ?? short ?? ''
    if (!scripts.includes(name)) problems.push(`${readme}: npm run ${name} does not exist`)
  }
}

for (const problem of problems) console.log(problem)
console.log(`${sources.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 && sources.length > 0 ? 0 : 1
