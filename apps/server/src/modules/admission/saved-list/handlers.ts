import { countLists, findLists } from '@wenjin/database/queries/admission/saved-lists'
import { findScores } from '@wenjin/database/queries/admission/saved-candidates'
import type { Deps } from '../../../deps.ts'
import { Download } from '../../../kernel/handlers.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import type { Books } from '../plan/index.ts'
import type { OwnScore } from '../score/index.ts'
import { encryptFor } from './encrypt.ts'
import { exportList } from './export.ts'
import { presentHead, presentList } from './present.ts'
import { savedListsOf } from './service.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function savedListHandlers(
  deps: Deps,
  books: Books,
  ownScore: OwnScore,
): HandlersOf<'admission/saved-list'> {
  const { db } = deps.connection
  const savedLists = savedListsOf(deps, books)
  return {
    async saveReport(input, caller) {
      const score = await ownScore(input.scoreId, caller)
      return presentList(await savedLists.save(input, score, caller), score)
    },

    async mainReportList({ order = 'desc', pageNo = 1, pageSize = 20 }, caller) {
      const { customerId } = caller.customer
      const rows = await findLists(db, customerId, {
        order,
        offset: (pageNo - 1) * pageSize,
        limit: pageSize,
      })
      const scores = await findScores(db, [...new Set(rows.map((row) => row.scoreId))])
      const byId = new Map(scores.map((score) => [score.scoreId, score]))
      const list = rows.flatMap((row) => {
        const score = byId.get(row.scoreId)
        return score === undefined ? [] : [presentHead(row, score)]
      })
      return { total: await countLists(db, customerId), list }
    },

    async mainReportDetail({ reportMainId: listId, encryType }, caller) {
      const row = await savedLists.own(listId, caller)
      const detail = presentList(row, await savedLists.scoreOf(row))
      return encryType === 1 ? encryptFor(caller.customer.token, detail) : detail
    },

    async copyReportMain({ reportMainId: listId, name }, caller) {
      const copy = await savedLists.copy(await savedLists.own(listId, caller), name?.trim(), caller)
      return presentHead(copy, await savedLists.scoreOf(copy))
    },

    async delMainReport({ reportMainId: listId }, caller) {
      await savedLists.remove(await savedLists.own(listId, caller, true), caller.now)
      return null
    },

    async restoreReportMain({ reportMainId: listId }, caller) {
      const row = await savedLists.restore(await savedLists.own(listId, caller, true), caller.now)
      return presentHead(row, await savedLists.scoreOf(row))
    },

    async modifyReportName({ reportMainId: listId, name }, caller) {
      const row = await savedLists.rename(await savedLists.own(listId, caller), name.trim(), caller.now)
      return presentHead(row, await savedLists.scoreOf(row))
    },

    async reportExport({ reportMainId: listId }, caller) {
      const row = await savedLists.own(listId, caller)
      const file = await exportList(row, await savedLists.scoreOf(row))
      return new Download(`${row.name}.xlsx`, XLSX, file)
    },
  }
}
