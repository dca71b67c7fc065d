import { loadBatchLines } from '@wenjin/database/queries/admission/batch-lines'
import type { BatchId } from '@wenjin/engine'
import { provinceRules, queryUnits } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { AnyCaller } from '../../../kernel/caller.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { presentBatches } from './batches.ts'
import type { UnitBook } from '@wenjin/admission/book/book'
import { candidateOf } from './candidate.ts'
import type { Candidate, CandidateInput, CandidateParts } from './candidate.ts'
import type { Books } from './books.ts'
import { majorsOfUnit } from './majors.ts'
import { presentBasis, presentUnit } from './present.ts'
import { unitQueryOf } from './query.ts'
import { presentRules } from './rules.ts'
import { writePage } from './write.ts'

export function planHandlers(
  { connection }: Deps,
  books: Books,
  parts: CandidateParts,
): HandlersOf<'admission/plan'> {
  const { ranks } = parts

  async function open(
    input: CandidateInput,
    caller: AnyCaller,
  ): Promise<{ candidate: Candidate; book: UnitBook }> {
    const candidate = await candidateOf(parts, input, caller)
    const book = await books.book(candidate.provId, candidate.track, candidate.year)
    if (book === undefined) throw refuse.noPlans()
    return { candidate, book }
  }

  return {
    async batchList(input, caller) {
      const candidate = await candidateOf(parts, input, caller)
      const { provId, track, year } = candidate
      const book = await books.book(provId, track, year)
      return presentBatches(
        book,
        candidate,
        await loadBatchLines(connection.db, provId, book?.track ?? track),
      )
    },

    async getChoiceRules({ provinceId }, { now }) {
      const rules = presentRules(provinceId, now)
      if (rules === undefined) throw refuse.noRules()
      return rules
    },

    async queryUniv(input, caller) {
      const { candidate, book } = await open(input, caller)
      const rule = provinceRules(candidate.provId, input.batchId as BatchId)
      if (rule === undefined) throw refuse.noBatch()
      const page = queryUnits(book.index, unitQueryOf(book, candidate, input, rule.choiceMode))
      const ranked = await ranks.tableFor(candidate.provId, candidate.track, candidate.year)
      return writePage(book, candidate, ranked, input, page)
    },

    async majorList(input, caller) {
      const { candidate, book } = await open(input, caller)
      const position = book.position.get(input.planId)
      const unit = position === undefined ? undefined : book.units[position]
      if (unit === undefined || unit.batchId !== input.batchId) throw refuse.unitNotInBatch()
      return {
        basis: presentBasis(
          book,
          candidate,
          await ranks.tableFor(candidate.provId, candidate.track, candidate.year),
        ),
        univ: presentUnit(book, unit, candidate.rank),
        majorList: await majorsOfUnit(connection, ranks, book, unit),
      }
    },
  }
}
