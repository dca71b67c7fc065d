import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { callLimits } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { callPagesQuery } from '../../../../shared/lib/call-pages-query.ts'
import { callQuery } from '../../../../shared/lib/call-query.ts'
import { queryInput } from './query.ts'
import type { SectionName, ResultsQuery } from './query.ts'

/** The candidate that answers are for; a rank only when the person gave it. */
export interface StatedCandidate {
  readonly provinceId: number
  readonly year: number
  readonly majorTypeId: number
  readonly courseGroupId: number
  readonly score: number
  readonly rank?: number
}

export type SchoolPage = CallReply<Calls['queryUniv']>
export type MajorListReply = CallReply<Calls['majorList']>

const PAGE_SIZE = 20
/** The wire takes so many planIds and rows at once. */
const MAX_UNITS = callLimits('queryUniv').pageSize.maximum
const EVERY_SECTION: SectionName[] = ['reach', 'match', 'safety', 'unlikely', 'unknown']

/** Pages of schools under the filters; the first page carries the counts that hold for all of them. */
export function schoolPagesQuery(candidate: StatedCandidate, batchId: number, query: ResultsQuery) {
  const input = { ...candidate, ...queryInput(query), batchId, pageSize: PAGE_SIZE }
  return { ...callPagesQuery('queryUniv', input), placeholderData: keepPreviousData }
}

/** Every unit of one school in the batch, whatever its section or plan type. */
export function schoolUnitsQuery(candidate: StatedCandidate, batchId: number, schoolId: number | null) {
  const units = { sections: EVERY_SECTION, pageSize: MAX_UNITS }
  return callQuery(
    'queryUniv',
    schoolId === null ? skipToken : { ...candidate, ...units, batchId, univId: schoolId },
  )
}

/** The units of a list that is being filled, with today's chances. */
export function chosenUnitsQuery(candidate: StatedCandidate, batchId: number, planIds: readonly number[]) {
  const asked = [...planIds].sort((a, b) => a - b).slice(0, MAX_UNITS)
  const units = { planIds: asked, sections: EVERY_SECTION, pageSize: MAX_UNITS }
  const input = asked.length === 0 ? skipToken : { ...candidate, ...units, batchId }
  return callQuery('queryUniv', input, { placeholderData: keepPreviousData })
}

/** Major classes that some unit of the batch has. */
export function majorClassesQuery(candidate: StatedCandidate, batchId: number) {
  const input = { ...candidate, batchId, sections: EVERY_SECTION, pageSize: 1 }
  return callQuery('queryUniv', input, { staleTime: Infinity, select: ({ facets }) => facets.majorClasses })
}
