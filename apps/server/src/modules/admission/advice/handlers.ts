import type { UnitBook } from '@wenjin/admission/book/book'
import type { ListBatchDetail } from '@wenjin/contract'
import { loadBatchLines } from '@wenjin/database/queries/admission/batch-lines'
import { saveExpertParams } from '@wenjin/database/queries/admission/saved-lists'
import { takeAttempt } from '@wenjin/database/queries/kernel/attempts'
import type { SavedListRow } from '@wenjin/database/queries/admission/saved-lists'
import { MINUTE_MS, outlookOf, provinceRules, worthOf } from '@wenjin/engine'
import type { BatchId, BatchRule } from '@wenjin/engine'
import { setImmediate } from 'node:timers/promises'
import type { Deps } from '../../../deps.ts'
import type { SignedInCaller } from '../../../kernel/caller.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { inTurns } from '../../../kernel/turns.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { candidateOf, classPosition, presentBasis, presentBatches } from '../plan/index.ts'
import type { Candidate, CandidateParts, Books } from '../plan/index.ts'
import { batchesIn, savedListsOf } from '../saved-list/index.ts'
import { appraise } from './appraise.ts'
import { choicesOf } from './choices.ts'
import type { SavedChoice } from './choices.ts'
import type { ListThread } from './list-thread.ts'
import { presentMoves } from './move-words.ts'
import { preferencesOf, readPreferences } from './preferences.ts'
import { presentOutlook } from './present.ts'
import { proposalNotes, proposeUnits } from './propose.ts'
import { qualityIn } from './quality.ts'

/** Lists worked out for one customer in a minute: one takes up to a second of the processor. */
const MAX_PER_MINUTE = 20

/** A saved batch with all it is judged by. */
interface OpenedBatch {
  readonly row: SavedListRow
  readonly batch: ListBatchDetail
  readonly rule: BatchRule
  readonly candidate: Candidate
  readonly book: UnitBook
  readonly choices: readonly SavedChoice[]
}

/** What is worked out of a whole list: its risks, a better order, a proposal, and what its owner wants of it. */
export function adviceHandlers(
  deps: Deps,
  books: Books,
  parts: CandidateParts,
  thread: ListThread,
): HandlersOf<'admission/advice'> {
  const { db } = deps.connection
  const savedLists = savedListsOf(deps, books)
  const turn = inTurns(1)

  /** One list at a time, and what came in meanwhile is answered before the next. */
  function workOut<T>(work: () => Promise<T>): Promise<T> {
    return turn(async () => {
      await setImmediate()
      return work()
    })
  }

  async function bookOf({ provId, track, year }: Candidate): Promise<UnitBook> {
    const book = await books.book(provId, track, year)
    if (book === undefined) throw refuse.noPlans()
    return book
  }

  async function open(listId: number, batchId: number, caller: SignedInCaller): Promise<OpenedBatch> {
    const row = await savedLists.own(listId, caller)
    const batch = batchesIn(row).find((one) => one.batchId === batchId)
    const candidate = await candidateOf(parts, { scoreId: row.scoreId }, caller)
    const rule = provinceRules(candidate.provId, batchId as BatchId)
    if (batch === undefined || rule === undefined) throw refuse.batchNotFilled()
    const book = await bookOf(candidate)
    return { row, batch, rule, candidate, book, choices: choicesOf(book, candidate, batch) }
  }

  async function basisOf(book: UnitBook, candidate: Candidate) {
    const { provId, track, year } = candidate
    return presentBasis(book, candidate, await parts.ranks.tableFor(provId, track, year))
  }

  /** Refuses (40006) a batch that the candidate cannot fill, and one whose choices are not parallel. */
  async function checkBatch(book: UnitBook, candidate: Candidate, batchId: number): Promise<BatchRule> {
    const rule = provinceRules(candidate.provId, batchId as BatchId)
    if (rule === undefined) throw refuse.noBatch()
    if (!rule.parallel) throw refuse.notProposable(rule.name)
    const lines = await loadBatchLines(db, candidate.provId, candidate.track)
    const batch = presentBatches(book, candidate, lines).find((one) => one.batchId === batchId)
    if (batch === undefined) throw refuse.noBatch()
    if (batch.reportEnabled !== 1) throw refuse.forbidden(batch.reason)
    return rule
  }

  async function countAsked({ customer: { customerId }, now }: SignedInCaller): Promise<void> {
    const since = new Date(now.getTime() - MINUTE_MS)
    const attempt = { customerId, kind: 'list', now }
    if ((await takeAttempt(db, attempt, since, MAX_PER_MINUTE)) === undefined)
      throw refuse.proposalsTooOften({ retryAfter: MINUTE_MS / 1_000 })
  }

  return {
    async getExpertParams({ reportMainId: listId }, caller) {
      return { reportMainId: listId, ...preferencesOf(await savedLists.own(listId, caller)) }
    },

    async updateExpertParams({ reportMainId: listId, ...fields }, caller) {
      const row = await savedLists.own(listId, caller)
      const preferences = readPreferences(fields)
      if (!(await saveExpertParams(db, row, preferences))) throw refuse.gone()
      return { reportMainId: listId, ...preferences }
    },

    async aiReport({ scoreId, batchId, ...fields }, caller) {
      const preferences = readPreferences(fields)
      const candidate = await candidateOf(parts, { scoreId }, caller)
      const book = await bookOf(candidate)
      const rule = await checkBatch(book, candidate, batchId)
      for (const code of preferences.majorClasses) classPosition(book, code)
      await countAsked(caller)
      const { notes, ...basis } = await basisOf(book, candidate)
      const proposed = await workOut(() => proposeUnits(thread, book, candidate, rule, preferences))
      return {
        basis: { ...basis, notes: [...notes, ...proposalNotes(rule, proposed.list.length)] },
        ...proposed,
      }
    },

    async autoOrder({ reportMainId: listId, batchId }, caller) {
      const { row, rule, candidate, book, choices } = await open(listId, batchId, caller)
      if (!rule.parallel) throw refuse.notSortable(rule.name)
      const preferences = preferencesOf(row)
      const qualityOf = qualityIn(book, batchId, candidate.rank, preferences)
      const options = choices.map((choice) => ({
        ...choice,
        worth: worthOf(choice.unit === undefined ? UNKNOWN_QUALITY : qualityOf(choice.unit), preferences),
      }))
      await countAsked(caller)
      const { order, moves } = await workOut(() => thread.improve(options))
      const planIds = choices.map(({ saved }) => saved.planId)
      const improved = order.flatMap((place) => options[place] ?? [])
      const after = improved.map(({ saved }) => saved.planId)
      return {
        reportMainId: listId,
        version: row.version,
        batchId,
        order: after,
        moves: presentMoves(choices, moves),
        before: presentOutlook(planIds, outlookOf(choices)),
        after: presentOutlook(after, outlookOf(improved)),
      }
    },

    async reportAppraise({ reportMainId: listId, batchId }, caller) {
      const { row, batch, rule, candidate, book, choices } = await open(listId, batchId, caller)
      const planIds = choices.map(({ saved }) => saved.planId)
      const { unitYear, planned } = book
      return {
        basis: await basisOf(book, candidate),
        reportMainId: listId,
        name: row.name,
        version: row.version,
        batchId,
        batchName: batch.batchName,
        univNum: choices.length,
        maxUnivNum: rule.maxUnivNum,
        outlook: rule.parallel ? presentOutlook(planIds, outlookOf(choices)) : null,
        findings: appraise(choices, rule, { unitYear, planned, maxFee: preferencesOf(row).feeMost }),
      }
    },
  }
}

const UNKNOWN_QUALITY = { school: null, major: null, city: null, fee: null }
