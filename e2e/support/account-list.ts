import type { CallInput, CallReply, Calls } from '@wenjin/contract'
import type { Customer } from './customer.ts'

export type Unit = CallReply<Calls['queryUniv']>['univList'][number]['groups'][number]
type Choice = CallInput<Calls['saveReport']>['batchList'][number]['reportUnivList'][number]

/** The batch that the lists of flows are of: 本科批. */
export const BATCH = 2
/** A candidate of 湖南 with 物理, 化学 and 生物. */
export const CANDIDATE = { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 13, score: 600 }

/** Units that a candidate may choose. */
export async function unitsFor({ call }: Customer, candidate = CANDIDATE): Promise<Unit[]> {
  const { univList } = await call('queryUniv', { ...candidate, batchId: BATCH, pageSize: 200 })
  return univList.flatMap(({ groups }) => groups)
}

/** A unit as it stands in a list, without majors. */
export function choiceOf({ planId, univId, group }: Unit, place: number, isObey: 0 | 1 = 1): Choice {
  return { planId, univId, group, reportNo: place, isObey, majorList: [] }
}

/** Saves a candidate and a list of it over the wire, as another phone would; answers the list's id. */
export async function saveList(
  { call }: Customer,
  name: string,
  choices: Choice[],
  candidate = CANDIDATE,
): Promise<number> {
  const { scoreId } = await call('saveScore', candidate)
  const batchList = [{ batchId: BATCH, reportUnivList: choices }]
  return (await call('saveReport', { scoreId, name, batchList })).reportMainId
}
