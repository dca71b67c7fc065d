import { queryOptions } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'

export type DataCenter = CallReply<Calls['getDataCenter']>
/** What one source holds of a kind, year, track and level. */
export type DataRow = DataCenter['dataList'][number]
/** How good the chances of one series would have been. */
export type Reliability = DataCenter['reliabilityList'][number]

/** What is loaded of a province, and how far its chances can be relied on. */
export function dataCenterQuery(provinceId: number) {
  return queryOptions({
    queryKey: ['getDataCenter', provinceId],
    queryFn: ({ signal }): Promise<DataCenter> =>
      call('getDataCenter', { provinceId }, { signal, quiet: true }),
  })
}
