import type { CallReply, Calls } from '@wenjin/contract'

export type DataCenter = CallReply<Calls['getDataCenter']>
/** What one source holds of a kind, year, track and level. */
export type DataRow = DataCenter['dataList'][number]
/** How good the chances of one series would have been. */
export type Reliability = DataCenter['reliabilityList'][number]
