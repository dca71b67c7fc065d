// `npm run bench`: runs the measurements of bench/ one after the other; names given limit them.
import { readdirSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { runProgram } from './run-program.ts'

const wanted = process.argv.slice(2)
const benches = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
if (benches.some((file) => file.startsWith('lighthouse'))) {
  ensureBrowser()
  if (!runProgram('node', ['tools/build-web.ts'])) throw new Error('the web application could not be built')
}
const failed = benches.filter((file) => {
  console.log(`\n== ${file}`)
  return !runProgram('node', [`bench/${file}`])
})
console.log(failed.length === 0 ? '\nall within their bounds' : `\nout of bounds: ${failed.join(', ')}`)
process.exitCode = benches.length > 0 && failed.length === 0 ? 0 : 1
