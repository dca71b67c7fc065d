// The words of docs/vocabulary.md, in names, file names and comments.
import { readFileSync } from 'node:fs'
import { repositoryFiles } from './repository-files.ts'
import { findWords } from './find-words.ts'

const files = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
const found = findWords(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
for (const { saying, instead, files: at } of found) {
  console.log(`${saying} → ${instead} (docs/vocabulary.md)\n  ${at.join('\n  ')}`)
}
console.log(`${files.length} files, ${found.length} banned words`)
process.exitCode = found.length === 0 && files.length > 0 ? 0 : 1
