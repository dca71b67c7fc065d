// What it takes to have a province-year ready to answer: time to build the index of made-up units and the whole book
// of the largest real province-year, and memory of the books of all provinces together.
import { connect } from '@wenjin/database/connect/connect'
import { migrate } from '@wenjin/database/migrations/index'
import { importTables } from '@wenjin/importer/import-tables'
import type { Connection } from '@wenjin/database/connect/connection'
import { startPostgres } from '@wenjin/database/connect/test-postgres-server'
import { buildUnitIndex, examModeIn, PROVINCES, TRACKS_OF } from '@wenjin/engine'
import { dataVersionOf } from '@wenjin/server/kernel/data-cache'
import { buildBook } from '@wenjin/admission/book/book'
import type { BookRows, UnitBook } from '@wenjin/admission/book/book'
import { loadBookRows, loadSharedRows } from '@wenjin/admission/book/load-book'
import { rankTablesOf } from '@wenjin/server/modules/admission/score/index'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { GROUP_PROVINCE, MAJOR_PROVINCE, makeRows } from './engine-workload.ts'
import { end, processorTime } from './measure.ts'

const FOLDER = join(import.meta.dirname, '../../shared/data')
const YEAR = 2026
const ROUNDS = 9
const MAX_MS = 1_000
/** The whole book takes so many times an index of as many made-up units, on whatever machine. */
const MAX_TIMES_INDEX = 6
const MAX_BYTES = 1e9

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function bytesUsed(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Builds the books of the year of all provinces; what they hold together, and the rows of the largest. */
async function buildAll(connection: Connection) {
  const ranks = rankTablesOf(connection, dataVersionOf(connection))
  const before = bytesUsed()
  const shared = await loadSharedRows(connection)
  const books: UnitBook[] = []
  let largest: BookRows | undefined
  let max = 0
  for (const province of PROVINCES) {
    for (const track of TRACKS_OF[examModeIn(province, YEAR)]) {
      const tables = (await ranks.tables(province.provId, track)).map(({ table }) => table)
      const place = { provId: province.provId, track }
      const rows = await loadBookRows(connection, () => Promise.resolve(shared), place, tables, YEAR)
      if (rows === undefined) continue
      const book = buildBook(rows)
      books.push(book)
      if (book.units.length > max) [largest, max] = [rows, book.units.length]
    }
  }
  if (largest === undefined) throw new Error('nothing to build a book of')
  const bytes = bytesUsed() - before
  const units = books.reduce((sum, book) => sum + book.units.length, 0)
  return { bytes, units, count: books.length, largest, max }
}

const failures: string[] = []
function told(what: string, value: number, max: number, unit: string): void {
  console.log(`${what}: ${value.toFixed(1)} ${unit} (below ${max})`)
  if (!(value < max)) failures.push(what)
}

const [, ofLargest] = [GROUP_PROVINCE, MAJOR_PROVINCE].map((size) => {
  const rows = makeRows(size)
  const time = processorTime(ROUNDS, () => buildUnitIndex(rows))
  told(`index of ${size.units} made-up units`, time, MAX_MS, 'ms')
  return time / size.units
})

if (existsSync(FOLDER)) {
  const server = await startPostgres()
  const connection = await connect({ databaseUrl: `${server.url}/postgres` })
  await migrate(connection.db)
  await importTables({ connection, paths: [FOLDER], clock: () => new Date() })
  const { bytes, units, count, largest, max } = await buildAll(connection)
  await connection.close()
  await server.stop()
  const { place, unitYear, plans } = largest
  const { provId, track, lines } = place
  const province = PROVINCES.find((one) => one.provId === provId)?.name
  console.log(
    `largest book: ${province} ${track} ${unitYear}, ${max} units of ${plans.length} plan rows and ${lines.length} lines`,
  )
  const whole = processorTime(ROUNDS, () => buildBook(largest))
  told(
    `the whole book (history, model, cards and index) in ${whole.toFixed(0)} ms: times an index of its units`,
    whole / (ofLargest! * max),
    MAX_TIMES_INDEX,
    '',
  )
  told(`${count} books of ${YEAR}, ${units} units`, bytes / 1e6, MAX_BYTES / 1e6, 'MB')
} else console.log('no ../shared/data beside the repository: books of real tables are not measured')
end(failures.length === 0)
