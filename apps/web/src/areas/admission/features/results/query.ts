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
const LIMITS = callLimits('queryUniv')
export const MAX_KEYWORD_LENGTH = LIMITS.keyword.maxLength
const MAJOR_CLASS = new RegExp(LIMITS.majorClasses.items.pattern ?? '')

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
    filters[name] = valuesOf(params, name, /^\d+$/)
      .map(Number)
      .filter((code) => code <= LIMITS[name].items.maximum)
      .slice(0, LIMITS[name].maxItems)
  filters.majorClasses = valuesOf(params, 'majorClasses', MAJOR_CLASS).slice(0, LIMITS.majorClasses.maxItems)
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
  return after.length > LIMITS[name].maxItems ? filters : { ...filters, [name]: after }
}

/** Number of filter values in force, the keyword not counted. */
export function filterCount(filters: Filters): number {
  return Object.values(filters).reduce((sum, values: readonly unknown[]) => sum + values.length, 0)
}

function valuesOf(params: URLSearchParams, name: string, shape: RegExp): string[] {
  const values = (params.get(name) ?? '').split('-').filter((value) => shape.test(value))
  return [...new Set(values)]
}

function sameValues(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
