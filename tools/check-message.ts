// Checks the first line of a commit's message: `type(noun): what changes for whom`, short enough for every list.
// Usage: node tools/check-message.ts FILE
import { readFileSync } from 'node:fs'
import { subjectProblems } from './commit-subject.ts'

const [file = ''] = process.argv.slice(2)
const problems = subjectProblems(readFileSync(file, 'utf8'))
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
