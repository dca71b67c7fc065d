import { queryOptions } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'

export type Province = CallReply<Calls['getProvCities']>[number]
export type Borough = CallReply<Calls['getBoroughList']>[number]
export type SchoolPage = CallReply<Calls['getSchoolByName']>
export type School = SchoolPage['list'][number]
export type SchoolClass = CallReply<Calls['getClassList']>[number]

const QUIET = { quiet: true }
/** Schools of a region that are offered at once; typing narrows them. */
const MOST_SCHOOLS = 20

/** Every province with its cities: regions do not change while a page lives. */
export function provincesQuery() {
  return queryOptions({
    queryKey: ['getProvCities'],
    staleTime: Infinity,
    queryFn: ({ signal }): Promise<Province[]> => call('getProvCities', {}, { ...QUIET, signal }),
  })
}

/** Boroughs of a city; null: no city is chosen yet. */
export function boroughsQuery(cityId: number | null) {
  return queryOptions({
    queryKey: ['getBoroughList', cityId],
    enabled: cityId !== null,
    staleTime: Infinity,
    queryFn: ({ signal }): Promise<Borough[]> =>
      call('getBoroughList', { cityId: cityId ?? 0 }, { ...QUIET, signal }),
  })
}

/** Schools whose name has the text in it, in a city or one of its boroughs; '' for any name. */
export function schoolsQuery(cityId: number | null, boroughId: number | null, schoolName: string) {
  return queryOptions({
    queryKey: ['getSchoolByName', cityId, boroughId, schoolName],
    enabled: cityId !== null,
    queryFn: ({ signal }): Promise<SchoolPage> => {
      const region = boroughId === null ? { cityId: cityId ?? 0 } : { boroughId }
      return call('getSchoolByName', { ...region, schoolName, pageSize: MOST_SCHOOLS }, { ...QUIET, signal })
    },
  })
}

/** Classes of a listed school, of all grades while none is chosen. */
export function classesQuery(schoolId: number | null, grade: number | null) {
  return queryOptions({
    queryKey: ['getClassList', schoolId, grade],
    enabled: schoolId !== null,
    queryFn: ({ signal }): Promise<SchoolClass[]> => {
      const input = { schoolId: schoolId ?? 0, ...(grade === null ? {} : { grade }) }
      return call('getClassList', input, { ...QUIET, signal })
    },
  })
}
