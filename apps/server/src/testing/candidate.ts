import type { CallReply, Calls, ListChoice, Unit } from '@wenjin/contract'
import { HUNAN } from './test-app.ts'
import type { TestApp, TestClient } from './test-app.ts'

export type Detail = CallReply<Calls['saveReport']>

/** A signed-in customer with a saved score and the units to choose from. */
export interface Candidate {
  readonly client: TestClient
  readonly customerId: number
  readonly scoreId: number
  readonly units: readonly Unit[]
}

let customers = 0
/** A new customer of the app, with an address of their own. */
export async function candidate(opened: TestApp, stated: typeof HUNAN = HUNAN): Promise<Candidate> {
  const client = opened.client({ address: `203.0.113.${++customers}` })
  const customerId = await client.signIn(`138000040${String(customers).padStart(2, '0')}`)
  const { scoreId } = await client.call('saveScore', stated)
  const { univList } = await client.call('queryUniv', { scoreId, batchId: 2, pageSize: 200 })
  return { client, customerId, scoreId, units: univList.flatMap(({ groups }) => groups) }
}

/** Choices of these units as a phone sends them, numbered from 1. */
export function choices(units: readonly Unit[], own: Partial<ListChoice> = {}): ListChoice[] {
  return units.map(({ planId, univId: universityId, group }, i) => ({
    planId,
    univId: universityId,
    reportNo: i + 1,
    group,
    isObey: 0,
    majorList: [],
    ...own,
  }))
}

export const batch = (reportUnivList: ListChoice[], batchId = 2) => [{ batchId, reportUnivList }]
export const planIdsOf = ({ batchList }: Pick<Detail, 'batchList'>) =>
  batchList.flatMap(({ reportUnivList }) => reportUnivList.map(({ planId }) => planId))
