// First load of home on the built application served by the server itself: mobile Lighthouse, median of three.
import lighthouse from 'lighthouse'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end } from './measure.ts'
import { serve } from './served.ts'

const RUNS = 3
const MIN_PERFORMANCE = 98
const MIN_ACCESSIBILITY = 100
const MAX_LCP_MS = 1_600
const PLACES = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome']

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const browser = PLACES.find((place) => place !== '' && existsSync(place))
if (browser === undefined) throw new Error('no Chromium')
await using served = await serve({ webDir: join(import.meta.dirname, '../apps/web/dist') })
const profile = mkdtempSync(join(tmpdir(), 'wenjin-lighthouse-'))
const port = await freePort()
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--no-first-run',
]
const chromium = spawn(browser, [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`], {
  stdio: 'ignore',
})
await sleep(2_000)

const results: { performance: number; accessibility: number; lcp: number; tbt: number; cls: number }[] = []
for (let run = 0; run < RUNS; run++) {
  const report = await lighthouse(`${served.base}/m/`, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  })
  if (report === undefined) throw new Error('no report')
  const { categories, audits } = report.lhr
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string): number => audits[audit]?.numericValue ?? Infinity
  results.push({
    performance: score('performance'),
    accessibility: score('accessibility'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  })
}
chromium.kill()
await sleep(500)
rmSync(profile, { recursive: true, force: true })

const middle = (pick: (result: (typeof results)[number]) => number): number =>
  results.map(pick).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
const performance = middle((result) => result.performance)
const accessibility = middle((result) => result.accessibility)
const lcp = middle((result) => result.lcp)
console.log(
  `performance ${performance} (at least ${MIN_PERFORMANCE}), accessibility ${accessibility}, LCP ${Math.round(lcp)} ms (at most ${MAX_LCP_MS}), ` +
    `TBT ${Math.round(middle((result) => result.tbt))} ms, CLS ${middle((result) => result.cls).toFixed(3)}; median of ${RUNS}`,
)
const good = performance >= MIN_PERFORMANCE && accessibility >= MIN_ACCESSIBILITY && lcp <= MAX_LCP_MS
end(good)
