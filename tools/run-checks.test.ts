import { expect, onTestFinished, test, vi } from 'vitest'
import { runChecks } from './run-checks.ts'

/** What is printed during a test. */
function printed(): string[] {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => log.mockRestore())
  return lines
}

const script = (code: string): readonly string[] => [process.execPath, '-e', code]

test('what a failed check said stands whole after all the others, in both of its streams', async () => {
  const lines = printed()
  const results = await runChecks([
    { name: 'bad', command: script('console.log("first"); console.error("second"); process.exitCode = 1') },
    { name: 'good', command: script('console.log("unheard")') },
  ])
  expect(results).toEqual([
    { name: 'bad', passed: false },
    { name: 'good', passed: true },
  ])
  expect(
    lines
      .slice(0, 2)
      .map((line) => line.replace(/, [\d.]+ s$/, ''))
      .sort(),
  ).toEqual(['FAILED bad', 'ok     good'])
  expect(lines.slice(2)).toEqual(['\n== bad\nfirst\nsecond'])
})

test('a program that is not there fails its check by name', async () => {
  const lines = printed()
  expect(await runChecks([{ name: 'gone', command: ['no-such-program'] }])).toEqual([
    { name: 'gone', passed: false },
  ])
  expect(lines.at(-1)).toContain('no-such-program')
})

test('a check with a limit is stopped there, says so and does not fail', async () => {
  const lines = printed()
  const code = 'process.on("SIGTERM", () => process.exit(143)); setInterval(() => {}, 1000)'
  const endless = { name: 'endless', command: script(code), seconds: 0.5 }
  expect(await runChecks([endless])).toEqual([{ name: 'endless', passed: true }])
  expect(lines).toEqual([expect.stringMatching(/^ok {5}endless, stopped after [\d.]+ s$/)])
})
