import { countReports, listReports } from '@wenjin/database/queries/admission/reports'
import { findScores } from '@wenjin/database/queries/admission/scores'
import type { Deps } from '../../../deps.ts'
import { Download } from '../../../kernel/handlers.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import type { Library } from '../plan/index.ts'
import type { OwnScore } from '../score/index.ts'
import { encryptFor } from './encrypt.ts'
import { exportReport } from './export.ts'
import { presentReport, presentReportDetail } from './present.ts'
import { reportsOf } from './service.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function reportHandlers(
  deps: Deps,
  library: Library,
  ownScore: OwnScore,
): HandlersOf<'admission/report'> {
  const { db } = deps.connection
  const reports = reportsOf(deps, library)
  return {
    async saveReport(input, caller) {
      const score = await ownScore(input.scoreId, caller)
      return presentReportDetail(await reports.save(input, score, caller), score)
    },

    async mainReportList({ order = 'desc', pageNo = 1, pageSize = 20 }, caller) {
      const { customerId } = caller.customer
      const rows = await listReports(db, customerId, {
        order,
        offset: (pageNo - 1) * pageSize,
        limit: pageSize,
      })
      const scores = await findScores(db, [...new Set(rows.map((row) => row.scoreId))])
      const byId = new Map(scores.map((score) => [score.scoreId, score]))
      const list = rows.flatMap((row) => {
        const score = byId.get(row.scoreId)
        return score === undefined ? [] : [presentReport(row, score)]
      })
      return { total: await countReports(db, customerId), list }
    },

    async mainReportDetail({ reportMainId, encryType }, caller) {
      const row = await reports.own(reportMainId, caller)
      const detail = presentReportDetail(row, await reports.scoreOf(row))
      return encryType === 1 ? encryptFor(caller.customer.token, detail) : detail
    },

    async copyReportMain({ reportMainId, name }, caller) {
      const copy = await reports.copy(await reports.own(reportMainId, caller), name?.trim(), caller)
      return presentReport(copy, await reports.scoreOf(copy))
    },

    async delMainReport({ reportMainId }, caller) {
      await reports.remove(await reports.own(reportMainId, caller, true), caller.now)
      return null
    },

    async restoreReportMain({ reportMainId }, caller) {
      const row = await reports.restore(await reports.own(reportMainId, caller, true), caller.now)
      return presentReport(row, await reports.scoreOf(row))
    },

    async modifyReportName({ reportMainId, name }, caller) {
      const row = await reports.rename(await reports.own(reportMainId, caller), name.trim(), caller.now)
      return presentReport(row, await reports.scoreOf(row))
    },

    async reportExport({ reportMainId }, caller) {
      const row = await reports.own(reportMainId, caller)
      const file = await exportReport(row, await reports.scoreOf(row))
      return new Download(`${row.name}.xlsx`, XLSX, file)
    },
  }
}
