// The engine's query of units with bent distributions against an indexed PostgreSQL 18 answering the same page and
// counts on the same rows, and against itself on ten times the rows; building the index against filling the table;
// bytes a row of the index.
import { startPostgres } from '@wenjin/database/connect/test-postgres-server'
import { buildUnitIndex, indexBytes, queryUnits } from '@wenjin/engine'
import type { FacetName, UnitIndex, UnitQuery } from '@wenjin/engine'
import pg from 'pg'
import { GROUP_PROVINCE, MAJOR_PROVINCE, makeQueries, makeRows } from './engine-workload.ts'
import { end, median } from './measure.ts'
import { askPostgres, fillPostgres } from './postgres-query.ts'
import type { Answer } from './postgres-query.ts'

const MIN_TIMES_FASTER = 20
const MIN_TIMES_FASTER_BUILT = 5
const MAX_GROWTH = 4
const MAX_BYTES_PER_ROW = 200
const QUERIES = 400
const ROUNDS = 5
/** Rounds until the compiler has settled; without them the small index looks slow and the growth flattering. */
const WARM_UP = 15

function answerOf(index: UnitIndex, query: UnitQuery): Answer {
  const page = queryUnits(index, query)
  const facets = Object.entries(page.facets).flatMap(([facet, counts]) =>
    counts.map(([value, count]): [string, number] => [`${facet as FacetName}:${value}`, count]),
  )
  return {
    units: page.groups.flatMap((group) => group.hits.map((hit) => hit.unit)),
    sections: Object.fromEntries(Object.entries(page.sectionCounts).filter(([, count]) => count > 0)),
    facets: Object.fromEntries(facets.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function same(a: Answer, b: Answer): boolean {
  const plain = ({ units, sections, facets }: Answer): string =>
    JSON.stringify([
      units.toSorted((x, y) => x - y),
      Object.entries(sections).toSorted(),
      Object.entries(facets).toSorted(([x], [y]) => (x < y ? -1 : 1)),
    ])
  return plain(a) === plain(b)
}

/** Microseconds a query, the median of several rounds after a warm-up. */
async function time(
  queries: readonly UnitQuery[],
  ask: (query: UnitQuery) => unknown,
  warmUp = WARM_UP,
): Promise<number> {
  const rounds: number[] = []
  for (let round = -warmUp; round < ROUNDS; round++) {
    const start = performance.now()
    for (const query of queries) {
      const answer = ask(query)
      if (answer instanceof Promise) await answer
    }
    if (round >= 0) rounds.push(((performance.now() - start) / queries.length) * 1000)
  }
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

const queries = makeQueries(QUERIES)
const rows = makeRows(GROUP_PROVINCE)
const index = buildUnitIndex(rows)
const large = buildUnitIndex(makeRows(MAJOR_PROVINCE))

const server = await startPostgres()
const client = new pg.Client({ connectionString: `${server.url}/postgres` })
await client.connect()
const { rows: version } = await client.query<{ server_version: string }>('show server_version')
const filling = performance.now()
await fillPostgres(client, rows)
const filled = performance.now() - filling
const built = median(ROUNDS, () => buildUnitIndex(rows))
let differing = 0
for (const query of queries.slice(0, 100))
  if (!same(answerOf(index, query), await askPostgres(client, query))) differing++
const own = await time(queries, (query) => queryUnits(index, query))
const database = await time(queries.slice(0, 100), (query) => askPostgres(client, query), 1)
const grown = await time(queries, (query) => queryUnits(large, query))
await client.end()
await server.stop()

const faster = database / own
const growth = grown / own
const bytes = Math.max(indexBytes(index) / GROUP_PROVINCE.units, indexBytes(large) / MAJOR_PROVINCE.units)
console.log(
  `engine ${own.toFixed(1)} µs a query (${GROUP_PROVINCE.units} units), ${grown.toFixed(1)} µs (${MAJOR_PROVINCE.units} units)`,
)
console.log(
  `PostgreSQL ${version[0]?.server_version} ${database.toFixed(0)} µs a query; answers that differ: ${differing} of 100`,
)
console.log(`times faster: ${faster.toFixed(0)} (at least ${MIN_TIMES_FASTER})`)
console.log(
  `rows ×10, time ×${growth.toFixed(2)} (below ${MAX_GROWTH}); ${bytes.toFixed(0)} bytes a row (below ${MAX_BYTES_PER_ROW})`,
)
const builtFaster = filled / built
console.log(
  `index built in ${built.toFixed(1)} ms, table and indexes filled in ${filled.toFixed(0)} ms; times faster: ${builtFaster.toFixed(0)} (at least ${MIN_TIMES_FASTER_BUILT})`,
)
const good =
  differing === 0 &&
  builtFaster >= MIN_TIMES_FASTER_BUILT &&
  faster >= MIN_TIMES_FASTER &&
  growth < MAX_GROWTH &&
  bytes < MAX_BYTES_PER_ROW
end(good)
