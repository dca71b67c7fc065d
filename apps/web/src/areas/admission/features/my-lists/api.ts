import { callLimits } from '@wenjin/contract'
import { callQuery, invalidateCall } from '../../../../shared/lib/call-query.ts'
import { call } from '../../../../shared/lib/call.ts'

const ALL = callLimits('mainReportList').pageSize.maximum

/** Every list of the account, the latest first. Lists change on other phones too: what is shown at once is asked for again. */
export function savedListsQuery(customerId: number) {
  const input = { customerId, order: 'desc' as const, pageNo: 1, pageSize: ALL }
  return callQuery('mainReportList', input, { staleTime: 0, select: ({ list }) => list })
}

/** Copies a list under a name of its own. Rejects with CallError, already shown to the person. */
export async function copyList(listId: number): Promise<void> {
  await call('copyReportMain', { reportMainId: listId })
  await invalidateCall('mainReportList')
}

export async function renameSavedList(listId: number, name: string): Promise<void> {
  await call('modifyReportName', { reportMainId: listId, name })
  await invalidateCall('mainReportList')
}

/** Deletes a list; for RESTORE_DAYS restoreList brings it back. */
export async function deleteList(listId: number): Promise<void> {
  await call('delMainReport', { reportMainId: listId })
  await invalidateCall('mainReportList')
}

export async function restoreList(listId: number): Promise<void> {
  await call('restoreReportMain', { reportMainId: listId })
  await invalidateCall('mainReportList')
}
