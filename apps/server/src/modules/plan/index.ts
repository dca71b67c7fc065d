import { loadBatchLines } from '@wenjin/data'
import type { BatchId } from '@wenjin/engine'
import { provinceRules, queryUnits } from '@wenjin/engine'
import type { AnyCaller, Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { presentBatches } from './batches.ts'
import type { UnitBook } from './book.ts'
import { candidateOf } from './candidate.ts'
import type { Candidate, CandidateInput, CandidateParts } from './candidate.ts'
import type { Library } from './library.ts'
import { majorsOfUnit } from './majors.ts'
import { presentBasis, presentUnit } from './present.ts'
import { unitQueryOf } from './query.ts'
import { presentRules } from './rules.ts'
import { writePage } from './write.ts'

export { presentBatches } from './batches.ts'
export type { BookUnit, UnitBook } from './book.ts'
export { candidateOf } from './candidate.ts'
export type { Candidate, CandidateParts } from './candidate.ts'
export { libraryOf } from './library.ts'
export type { Library } from './library.ts'
export { presentBasis, presentUnit } from './present.ts'
export { classPosition, ORDINARY } from './query.ts'
export { majorId } from './unit-id.ts'
export { unitName } from './unit-name.ts'

export function planHandlers(
  { connection }: Deps,
  library: Library,
  parts: CandidateParts,
): Pick<Handlers, 'batchList' | 'getChoiceRules' | 'queryUniv' | 'majorList'> {
  const { ranks } = parts

  async function open(
    input: CandidateInput,
    caller: AnyCaller,
  ): Promise<{ candidate: Candidate; book: UnitBook }> {
    const candidate = await candidateOf(parts, input, caller)
    const book = await library.book(candidate.provId, candidate.track, candidate.year)
    if (book === undefined) throw new Refusal('40303', '该省份的招生数据尚未收录')
    return { candidate, book }
  }

  return {
    async batchList(input, caller) {
      const candidate = await candidateOf(parts, input, caller)
      const { provId, track, year } = candidate
      const book = await library.book(provId, track, year)
      return presentBatches(book, candidate, await loadBatchLines(connection.db, provId, track))
    },

    async getChoiceRules({ provinceId }, { now }) {
      const rules = presentRules(provinceId, now.getUTCFullYear())
      if (rules === undefined) throw new Refusal('40401', '该省份的填报规则尚未收录')
      return rules
    },

    async queryUniv(input, caller) {
      const { candidate, book } = await open(input, caller)
      const rule = provinceRules(candidate.provId, input.batchId as BatchId)
      if (rule === undefined) throw new Refusal('40006', '该省份没有这个批次')
      const page = queryUnits(book.index, unitQueryOf(book, candidate, input, rule.choiceMode))
      const ranked = await ranks.tableFor(candidate.provId, candidate.track, candidate.year)
      return writePage(book, candidate, ranked, input, page)
    },

    async majorList(input, caller) {
      const { candidate, book } = await open(input, caller)
      const position = book.position.get(input.planId)
      const unit = position === undefined ? undefined : book.units[position]
      if (unit === undefined || unit.batchId !== input.batchId)
        throw new Refusal('40401', '该专业组不在这个批次的招生计划中')
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
