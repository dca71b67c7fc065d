import type { UnitBook } from '@wenjin/admission/book/book'
import { outlookOf, proposeList, riskOf } from '@wenjin/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataVersionOf } from '../../../kernel/data-cache.ts'
import { HUNAN, openTestApp, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { booksOf } from '../plan/index.ts'
import type { Candidate, Books } from '../plan/index.ts'
import { rankTablesOf } from '../score/index.ts'
import { bestOptions, optionsOf } from './options.ts'
import type { Preferences } from './preferences.ts'
import { expectationOf, usualList } from './usual-list.ts'

let opened: TestApp
let books: Books
beforeAll(async () => {
  opened = await openTestApp()
  const { connection } = opened.deps
  const version = dataVersionOf(connection)
  books = booksOf(connection, rankTablesOf(connection, version), version)
})
afterAll(() => opened[Symbol.asyncDispose]())

/** Candidates of each form, over two hundred together. */
const CANDIDATES = 68
/** Ranks they are drawn from, evenly in the logarithm: few are far ahead. */
const STRONGEST = 1_000
const WEAKEST = 150_000
/** Chances of slipping below it are not told apart. */
const SAFE = 1e-4
/** Of the same list summed in another order. */
const ROUNDING = 1e-9

const FORMS = [
  ['groups, 45 places', HUNAN, 'physics', 45],
  ['majors, 96 places', ZHEJIANG, 'combined', 96],
  ['majors, 112 places', ZHEJIANG, 'combined', 112],
] as const

test.each(FORMS)(
  'over candidates a list of %s is worth a tenth more than the rule of thumb, slipping no likelier',
  async (_form, { provinceId, year, courseGroupId }, track, max) => {
    const book = await books.book(provinceId, track, year)
    if (book === undefined) throw new Error('no book')
    const draw = drawer(20_260_626)
    const gains: number[] = []
    for (let i = 0; i < CANDIDATES; i++) {
      const rank = Math.round(STRONGEST * (WEAKEST / STRONGEST) ** draw())
      const candidate: Candidate = {
        provId: provinceId,
        year,
        track,
        subjects: courseGroupId,
        score: 0,
        rank,
      }
      const preferences = preferencesOf(book, draw)
      const all = optionsOf(book, candidate, 2, preferences)
      const usual = usualList(all, max)
      const slipping = outlookOf(usual).slipping
      const proposal = proposeList(bestOptions(all), {
        max,
        slipping: Math.min(slipping, riskOf(preferences)),
      })
      expect(proposal.slipping).toBeLessThanOrEqual(Math.max(slipping, SAFE) + ROUNDING)
      gains.push(proposal.expectedWorth / expectationOf(usual).worth - 1)
    }
    expect(Math.min(...gains)).toBeGreaterThan(-ROUNDING)
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThanOrEqual(0.1)
  },
  240_000,
)

/** What a person may want: any weights; seven in ten name places or fields, two in ten a limit of fees. */
function preferencesOf(book: UnitBook, draw: () => number): Preferences {
  const weight = (): number => Math.floor(draw() * 6)
  const some = <T>(from: readonly T[], max: number): T[] =>
    Array.from({ length: 1 + Math.floor(draw() * max) }, () => from[Math.floor(draw() * from.length)]!)
  const weights = { school: weight(), major: weight(), city: weight(), fee: weight(), chance: weight() }
  const choosy = draw() < 0.7
  const areas = choosy && draw() < 0.6 ? some(book.schools, 4).map(({ areaId: regionId }) => regionId) : []
  const majorClasses = choosy && draw() < 0.7 ? some(book.classes, 5).map(({ code }) => code) : []
  const feeMost = draw() < 0.2 ? 10_000 : 0
  return { ...weights, areas, majorClasses, feeMost, reach: 33, match: 33, jointVenture: 1 }
}

/** Evenly distributed draws from [0, 1), the same for the same seed (mulberry32). */
function drawer(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
