// A load from outside the measured process: 50 connections cycling through the addresses of a file.
// Usage: node load.ts URLS.json CONNECTIONS SECONDS; prints {"perSecond", "bytes", "bad"}.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const [file = '', connections = '50', seconds = '5'] = process.argv.slice(2)
const { base, paths, headers } = JSON.parse(readFileSync(file, 'utf8')) as {
  base: string
  paths: string[]
  headers: Record<string, string>
}
const result = await autocannon({
  url: base,
  connections: Number(connections),
  duration: Number(seconds),
  requests: paths.map((path) => ({ method: 'GET' as const, path, headers })),
})
const bad = result.non2xx + result.errors + result.timeouts
process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.average,
    bytes: Math.round(result.throughput.total / result.requests.total),
    bad,
  }),
)
