import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import type { Batch } from './facets.ts'
import { queryInput } from './query.ts'
import type { SectionName, VolunteerQuery } from './query.ts'

/** The grade that answers are for; a rank only when the person gave it. */
export interface Candidate {
  readonly provinceId: number
  readonly year: number
  readonly majorTypeId: number
  readonly courseGroupId: number
  readonly score: number
  readonly rank?: number
}

export type UnivPage = CallReply<Calls['queryUniv']>
export type MajorListReply = CallReply<Calls['majorList']>

const PAGE_SIZE = 20
/** The wire takes so many planIds and rows at once. */
const MOST_UNITS = 200
const EVERY_SECTION: SectionName[] = ['reach', 'match', 'safety', 'unlikely', 'unknown']
const QUIET = { quiet: true }

/** Batches of the candidate's province, with whether they can be filled and why not. */
export function batchListQuery(candidate: Candidate | null) {
  return queryOptions({
    queryKey: ['batchList', candidate],
    enabled: candidate !== null,
    queryFn: ({ signal }): Promise<Batch[]> => call('batchList', required(candidate), { ...QUIET, signal }),
  })
}

/** Pages of schools under the filters; the first page carries the counts that hold for all of them. */
export function univPagesQuery(candidate: Candidate, batchId: number, query: VolunteerQuery) {
  return infiniteQueryOptions({
    queryKey: ['queryUniv', candidate, batchId, query],
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }): Promise<UnivPage> => {
      const input = { ...candidate, ...queryInput(query), batchId, pageNo: pageParam, pageSize: PAGE_SIZE }
      return call('queryUniv', input, { ...QUIET, signal })
    },
    getNextPageParam: ({ pageNo, pageSize, total }) => (pageNo * pageSize < total ? pageNo + 1 : undefined),
  })
}

/** Every unit of one school in the batch, whatever its section or plan type. */
export function univUnitsQuery(candidate: Candidate, batchId: number, univId: number | null) {
  return queryOptions({
    queryKey: ['queryUniv', candidate, batchId, { univId }],
    enabled: univId !== null,
    queryFn: ({ signal }): Promise<UnivPage> => {
      const input = {
        ...candidate,
        batchId,
        univId: univId ?? 0,
        sections: EVERY_SECTION,
        pageSize: MOST_UNITS,
      }
      return call('queryUniv', input, { ...QUIET, signal })
    },
  })
}

/** The units of a list that is being filled, with today's chances. */
export function chosenUnitsQuery(candidate: Candidate | null, batchId: number, planIds: readonly number[]) {
  const asked = [...planIds].sort((a, b) => a - b).slice(0, MOST_UNITS)
  return queryOptions({
    queryKey: ['queryUniv', candidate, batchId, { planIds: asked }],
    enabled: candidate !== null && asked.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<UnivPage> => {
      const units = { planIds: asked, sections: EVERY_SECTION, pageSize: MOST_UNITS }
      return call('queryUniv', { ...required(candidate), ...units, batchId }, { ...QUIET, signal })
    },
  })
}

/** Major classes that some unit of the batch has. */
export function majorClassesQuery(candidate: Candidate, batchId: number) {
  return queryOptions({
    queryKey: ['queryUniv', candidate, batchId, 'majorClasses'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<UnivPage['facets']['majorClasses']> => {
      const input = { ...candidate, batchId, sections: EVERY_SECTION, pageSize: 1 }
      return (await call('queryUniv', input, { ...QUIET, signal })).facets.majorClasses
    },
  })
}

/** The majors inside one unit. */
export function majorListQuery(candidate: Candidate, batchId: number, planId: number | null) {
  return queryOptions({
    queryKey: ['majorList', candidate, batchId, planId],
    enabled: planId !== null,
    queryFn: ({ signal }): Promise<MajorListReply> =>
      call('majorList', { ...candidate, batchId, planId: planId ?? 0 }, { ...QUIET, signal }),
  })
}

function required(candidate: Candidate | null): Candidate {
  if (candidate === null) throw new TypeError('a query without a candidate')
  return candidate
}
