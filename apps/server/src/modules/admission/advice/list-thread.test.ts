import { GOOD_LIST, improveOrder, proposeGraded, proposeList, sectionOf } from '@wenjin/engine'
import type { GradedOption, ListSection } from '@wenjin/engine'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openListThread } from './list-thread.ts'

let thread = openListThread()
afterEach(async () => {
  await thread.close()
  thread = openListThread()
})

const OPTIONS = Array.from({ length: 280 }, (_, i) => ({
  chance: (i + 21) / 301,
  section: sectionOf((i + 21) / 301) as ListSection,
  school: i,
  isSolid: i > 240,
  commonShare: 0.2,
  refusal: 0,
  worth: 1 - i / 400 + 0.1 * Math.sin(i * 7) ** 2,
  unit: 'what its owner knows',
}))
const LIMITS = { max: 45, gradient: GOOD_LIST.gradient, slipping: 0.001 }
const proposalsOf = (options: readonly GradedOption[]) => ({
  graded: proposeGraded(options, LIMITS),
  free: proposeList(options, LIMITS),
})
const REVERSED = OPTIONS.filter((_, i) => i % 10 === 0).toReversed()

test('lists are worked out as the engine does it, several at once', async () => {
  const [proposal, again, order] = await Promise.all([
    thread.propose(OPTIONS, LIMITS),
    thread.propose(OPTIONS.slice(0, 9), LIMITS),
    thread.improve(REVERSED),
  ])
  expect(proposal).toEqual(proposalsOf(OPTIONS))
  expect(again).toEqual(proposalsOf(OPTIONS.slice(0, 9)))
  expect(order).toEqual(improveOrder(REVERSED))
})

test('other work goes on meanwhile', async () => {
  const work = { isDone: false, turns: 0 }
  const proposed = thread.propose(OPTIONS, LIMITS).finally(() => (work.isDone = true))
  while (!work.isDone) {
    await setImmediate()
    work.turns++
  }
  await proposed
  expect(work.turns).toBeGreaterThan(20)
})

test('what the engine refuses is refused, and the next list is worked out', async () => {
  await expect(thread.propose(OPTIONS, { ...LIMITS, max: 0 })).rejects.toThrow(RangeError)
  await expect(thread.improve([{ ...OPTIONS[0]!, chance: 2 }])).rejects.toThrow('2 is not a chance')
  expect((await thread.propose(OPTIONS, LIMITS)).graded.order).toHaveLength(45)
})

test('closing it fails what is under way, and what comes after', async () => {
  const [proposed] = await Promise.allSettled([thread.propose(OPTIONS, LIMITS), thread.close()])
  expect(proposed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/ended$/) } })
  await expect(thread.improve(REVERSED)).rejects.toThrow('is closed')
})
