// House rules that no other tool knows: file length, banned names, README's commands, 示例数据, machine paths.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const MOST_LINES = 400
const MOST_TEST_LINES = 600
const BANNED_NAMES = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/
/** Call groups of the wire that product.md itself names so. */
const NAMED_BY_PRODUCT = new Set(['packages/contract/src/calls/common.ts'])

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file))
const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
const problems: string[] = []

for (const file of sources) {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').length - 1
  const most = /\.test\.tsx?$|^e2e\//.test(file) ? MOST_TEST_LINES : MOST_LINES
  if (lines > most && !file.endsWith('.data.ts')) problems.push(`${file}: ${lines} lines, at most ${most}`)
  if (BANNED_NAMES.test(file) && !NAMED_BY_PRODUCT.has(file))
    problems.push(`${file}: a name that says nothing`)
  if (!/^[\w.-]+$/.test(basename(file)) || /[A-Z]/.test(basename(file)))
    problems.push(`${file}: file names are kebab-case`)
  if (/\b(TODO|FIXME)\b/.test(text) && file !== 'tools/check-house.ts')
    problems.push(`${file}: unfinished work`)
  if (/\b(it|test|describe)\.(only|todo)\b/.test(text)) problems.push(`${file}: an exclusive or empty test`)
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
