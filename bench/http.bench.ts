// queryUniv over HTTP against a static JSON route of the same size in the same process, 50 connections, in turn.
import { CALLS, signParams } from '@wenjin/contract'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { end } from './measure.ts'
import { serve } from './served.ts'

const CONNECTIONS = 50
const SECONDS = 4
const ROUNDS = 3
const MIN_SHARE = 0.25
const run = promisify(execFile)

/** Candidates and filters as people choose them: mixed, the same in every run. */
function queries(): Record<string, string | number>[] {
  const filters: Record<string, string>[] = [
    {},
    { sections: 'reach' },
    { sections: 'match' },
    { sections: 'safety' },
    { areas: '32,33' },
    { features: '2', sections: 'match' },
    { kinds: '1', ownerships: '1' },
    { majorClasses: '0809' },
    { keyword: '师范' },
    { feeRanges: '0,1', sort: 'probability' },
    { levels: '1', areas: '32', sections: 'safety', sort: 'school' },
  ]
  const candidate = { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 13, batchId: 2, tenantId: 0 }
  return [480, 520, 560, 590, 620, 650].flatMap((score) =>
    filters.flatMap((filter) =>
      [1, 2].map((pageNo) => ({ ...candidate, score, ...filter, pageNo, pageSize: 20 })),
    ),
  )
}

function address(query: Record<string, string | number>): string {
  const { path, signed = [] } = CALLS.queryUniv
  const paramSign = signParams(signed, query)
  const search = new URLSearchParams(
    Object.entries({ ...query, paramSign }).map(([k, v]): [string, string] => [k, String(v)]),
  )
  return `/api/${path}?${search.toString()}`
}

await using served = await serve()
const { headers } = await served.signIn('13800000000')
const folder = mkdtempSync(join(tmpdir(), 'wenjin-load-'))
const paths = queries().map(address)
let bytes = 0
for (const path of paths) {
  const reply = await fetch(`${served.base}${path}`, { headers })
  const text = await reply.text()
  if ((JSON.parse(text) as { resultCode: string }).resultCode !== '0000') throw new Error(`${path}: ${text}`)
  bytes += Buffer.byteLength(text)
}
const size = Math.round(bytes / paths.length)
served.serveText('text', JSON.stringify({ resultCode: '0000', message: '', data: 'x'.repeat(size - 45) }))

async function load(
  name: string,
  of: readonly string[],
): Promise<{ perSecond: number; bytes: number; bad: number }> {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify({ base: served.base, paths: of, headers }))
  const { stdout } = await run(process.execPath, [
    'bench/load.ts',
    file,
    String(CONNECTIONS),
    String(SECONDS),
  ])
  return JSON.parse(stdout) as { perSecond: number; bytes: number; bad: number }
}

const shares: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const fixed = await load('static', ['/static/text'])
  const query = await load('query', paths)
  if (fixed.bad + query.bad > 0) throw new Error(`${fixed.bad} + ${query.bad} bad replies`)
  shares.push(query.perSecond / fixed.perSecond)
  console.log(
    `round ${round + 1}: static ${Math.round(fixed.perSecond)}/s of ${fixed.bytes} bytes, queryUniv ${Math.round(query.perSecond)}/s of ${query.bytes} bytes`,
  )
}
rmSync(folder, { recursive: true, force: true })
const share = shares.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
console.log(
  `${served.data}; share of a static route, median of ${ROUNDS}: ${share.toFixed(2)} (at least ${MIN_SHARE})`,
)
end(share >= MIN_SHARE)
