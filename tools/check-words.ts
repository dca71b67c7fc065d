// The words of docs/vocabulary.md, in names, file names and comments. What still says a banned word stands counted in
// tools/words-allowed.json, which only shrinks. Usage: node tools/check-words.ts [--write]
import { readFileSync, writeFileSync } from 'node:fs'
import { repositoryFiles } from './repository-files.ts'
import { findWords } from './find-words.ts'

const ALLOWED = 'tools/words-allowed.json'

const files = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
const found = findWords(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
const allowed = JSON.parse(readFileSync(ALLOWED, 'utf8')) as Record<string, number>
const counts = Object.fromEntries(
  found.map(({ saying, files: at }) => [saying, at.length] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
)
const news = found.filter(({ saying, files: at }) => at.length > (allowed[saying] ?? 0))
if (process.argv.includes('--write')) writeFileSync(ALLOWED, `${JSON.stringify(counts, null, 2)}\n`)
else {
  for (const { saying, instead, files: at } of news) {
    console.log(
      `${saying} → ${instead} (docs/vocabulary.md): ${at.length} of ${allowed[saying] ?? 0} allowed\n  ${at.join('\n  ')}`,
    )
  }
  process.exitCode = news.length === 0 && files.length > 0 ? 0 : 1
}
const gone = Object.entries(allowed).filter(([saying, count]) => (counts[saying] ?? 0) < count)
console.log(`${files.length} files, ${news.length} new banned words, ${found.length} still allowed`)
if (gone.length > 0 && !process.argv.includes('--write'))
  console.log(`${gone.length} became fewer: node tools/check-words.ts --write lets them go`)
