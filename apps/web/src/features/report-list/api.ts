import { queryOptions } from '@tanstack/react-query'
import type { ReportMain } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'

const ALL = 1000

/** Every list of the account, the latest first. */
export function reportListQuery(customerId: number | null) {
  return queryOptions({
    queryKey: ['mainReportList', customerId],
    enabled: customerId !== null,
    // Lists change on other phones too: what is shown at once is asked for again.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly ReportMain[]> => {
      const input = { customerId: customerId ?? 0, order: 'desc' as const, pageNo: 1, pageSize: ALL }
      return (await call('mainReportList', input, { signal, quiet: true })).list
    },
  })
}

/** Copies a list under a name of its own. Rejects with CallError, which has been said. */
export async function copyReport(reportMainId: number): Promise<void> {
  await call('copyReportMain', { reportMainId })
  await refresh()
}

export async function renameReport(reportMainId: number, name: string): Promise<void> {
  await call('modifyReportName', { reportMainId, name })
  await refresh()
}

/** Deletes a list; for 30 days restoreReport brings it back. */
export async function deleteReport(reportMainId: number): Promise<void> {
  await call('delMainReport', { reportMainId })
  await refresh()
}

export async function restoreReport(reportMainId: number): Promise<void> {
  await call('restoreReportMain', { reportMainId })
  await refresh()
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['mainReportList'] })
}
