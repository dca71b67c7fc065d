import { callLimits } from '@wenjin/contract'
import { callQuery, invalidateCall } from '../../../../shared/lib/call-query.ts'
import { call } from '../../../../shared/lib/call.ts'

const ALL = callLimits('mainReportList').pageSize.maximum

/** Every list of the account, the latest first. Lists change on other phones too: what is shown at once is asked for again. */
export function reportListQuery(customerId: number) {
  const input = { customerId, order: 'desc' as const, pageNo: 1, pageSize: ALL }
  return callQuery('mainReportList', input, { staleTime: 0, select: ({ list }) => list })
}

/** Copies a list under a name of its own. Rejects with CallError, already shown to the person. */
export async function copyReport(reportMainId: number): Promise<void> {
  await call('copyReportMain', { reportMainId })
  await invalidateCall('mainReportList')
}

export async function renameReport(reportMainId: number, name: string): Promise<void> {
  await call('modifyReportName', { reportMainId, name })
  await invalidateCall('mainReportList')
}

/** Deletes a list; for 30 days restoreReport brings it back. */
export async function deleteReport(reportMainId: number): Promise<void> {
  await call('delMainReport', { reportMainId })
  await invalidateCall('mainReportList')
}

export async function restoreReport(reportMainId: number): Promise<void> {
  await call('restoreReportMain', { reportMainId })
  await invalidateCall('mainReportList')
}
