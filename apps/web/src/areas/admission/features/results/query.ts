import { callLimits } from '@wenjin/contract'
import type { CallInput, Calls } from '@wenjin/contract'

type QueryInput = CallInput<Calls['queryUniv']>
export type SectionName = NonNullable<QueryInput['sections']>[number]
export type SortName = 'rank' | 'probability' | 'school'

/** Filters whose values are numbers, by the name they have on the wire and in the address. */
export const CODE_FILTERS = [
  'areas',
  'features',
  'kinds',
  'levels',
  'ownerships',
  'departments',
  'feeRanges',
  'planNumRanges',
  'planTypes',
] as const
export type CodeFilter = (typeof CODE_FILTERS)[number]
/** Every filter of the sheet: the coded ones, and major classes by their national codes. */
export type FilterName = CodeFilter | 'majorClasses'

export interface Filters extends Readonly<Record<CodeFilter, readonly number[]>> {
  readonly majorClasses: readonly string[]
}

/** What the address says of the list: everything that reload, back and a shared link must restore. */
export interface ResultsQuery {
  readonly sections: readonly SectionName[]
  readonly filters: Filters
  readonly keyword: string
  readonly sort: SortName
}

/** 冲 稳 保 together: what shows until a section is chosen. */
export const LIKELY: readonly SectionName[] = ['reach', 'match', 'safety']
const SECTIONS: readonly SectionName[] = [...LIKELY, 'unlikely', 'unknown']
const SORTS: readonly SortName[] = ['rank', 'probability', 'school']
export const MAX_KEYWORD_LENGTH = callLimits('queryUniv').keyword.maxLength
/** The wire takes codes up to this, and so many of one filter. */
const MAX_CODE = 100
const MAX_VALUES = 32

export const NO_FILTERS: Filters = {
  areas: [],
  features: [],
  kinds: [],
  levels: [],
  ownerships: [],
  departments: [],
  feeRanges: [],
  planNumRanges: [],
  planTypes: [],
  majorClasses: [],
}

/** Reads an address; what it cannot mean is left out. */
export function readQuery(params: URLSearchParams): ResultsQuery {
  const filters: Record<FilterName, readonly (number | string)[]> = { ...NO_FILTERS }
  for (const name of CODE_FILTERS)
    filters[name] = valuesOf(params, name, /^\d{1,3}$/)
      .map(Number)
      .filter(isCode)
  filters.majorClasses = valuesOf(params, 'majorClasses', /^\d{4,6}$/)
  const sections = SECTIONS.filter((one) => valuesOf(params, 'sections', /^\w+$/).includes(one))
  const sort = SORTS.find((one) => one === params.get('sort')) ?? 'rank'
  return {
    sections: sections.length === 0 ? LIKELY : sections,
    filters: filters as unknown as Filters,
    keyword: (params.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH),
    sort,
  }
}

/** Writes a query into an address; other parameters stay, defaults are left out. */
export function writeQuery(params: URLSearchParams, query: ResultsQuery): URLSearchParams {
  const written = new URLSearchParams(params)
  const put = (name: string, value: string): void => {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  for (const name of [...CODE_FILTERS, 'majorClasses'] as const) put(name, query.filters[name].join('-'))
  put('sections', sameValues(query.sections, LIKELY) ? '' : query.sections.join('-'))
  put('keyword', query.keyword)
  put('sort', query.sort === 'rank' ? '' : query.sort)
  return written
}

/** The query as the call takes it. */
export function queryInput({ sections, filters, keyword, sort }: ResultsQuery): Partial<QueryInput> {
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0)
  return {
    ...Object.fromEntries(chosen),
    ...(keyword === '' ? {} : { keyword }),
    sections: [...sections],
    sort,
  }
}

export function toggleFilter(filters: Filters, name: FilterName, value: number | string): Filters {
  const values: readonly (number | string)[] = filters[name]
  const after = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return after.length > MAX_VALUES ? filters : { ...filters, [name]: after }
}

/** Number of filter values in force, the keyword not counted. */
export function filterCount(filters: Filters): number {
  return Object.values(filters).reduce((sum, values: readonly unknown[]) => sum + values.length, 0)
}

function valuesOf(params: URLSearchParams, name: string, shape: RegExp): string[] {
  const values = (params.get(name) ?? '').split('-').filter((value) => shape.test(value))
  return [...new Set(values)].slice(0, MAX_VALUES)
}

function isCode(value: number): boolean {
  return value <= MAX_CODE
}

function sameValues(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
