import type { CallReply, Calls } from '@wenjin/contract'
import {
  DEPARTMENT_NAMES,
  DEPARTMENTS,
  FEATURE_NAMES,
  FEATURES,
  KINDS,
  LEVEL_NAMES,
  LEVELS,
  OWNERSHIP_NAMES,
  OWNERSHIPS,
  PLAN_TYPE_NAMES,
  PLAN_TYPES,
  provinceById,
} from '@wenjin/engine'
import type { CodeFilter, FilterName, Filters } from './query.ts'

export type Batch = CallReply<Calls['batchList']>[number]
export type Facets = CallReply<Calls['queryUniv']>['facets']

export const FILTER_TITLES: Readonly<Record<FilterName, string>> = {
  areas: '所在地',
  features: '院校特色',
  kinds: '院校类型',
  levels: '办学层次',
  ownerships: '办学性质',
  departments: '隶属',
  feeRanges: '学费（元/年）',
  planNumRanges: '计划人数',
  planTypes: '招生类型',
  majorClasses: '专业类',
}

/** The order the sheet shows them in: what people decide by first. */
export const FILTER_ORDER: readonly FilterName[] = [
  'areas',
  'majorClasses',
  'features',
  'kinds',
  'ownerships',
  'feeRanges',
  'planNumRanges',
  'levels',
  'departments',
  'planTypes',
]

export interface FilterOption {
  readonly value: number | string
  readonly name: string
  /** Units that have it under the other filters. */
  readonly count: number
}

export interface OptionGroup {
  /** Category of major classes; '' elsewhere. */
  readonly title: string
  readonly options: readonly FilterOption[]
}

/** What a filter offers: values that some unit has, and those already chosen, so that they can be taken back. */
export function optionGroups(name: FilterName, facets: Facets, chosen: Filters, batch: Batch): OptionGroup[] {
  if (name === 'majorClasses') return classGroups(facets, chosen)
  const counts = new Map(facets[name])
  for (const value of chosen[name]) if (!counts.has(value)) counts.set(value, 0)
  const options = [...counts]
    .sort(([a], [b]) => a - b)
    .flatMap(([value, count]) => {
      const text = codeName(name, value, batch)
      return text === '' ? [] : [{ value, name: text, count }]
    })
  return options.length === 0 ? [] : [{ title: '', options }]
}

/** How a chosen value reads; '' for one that means nothing in this batch. */
export function filterText(name: FilterName, value: number | string, batch: Batch, facets?: Facets): string {
  if (name !== 'majorClasses') return codeName(name, Number(value), batch)
  return facets?.majorClasses.find(({ code }) => code === value)?.name ?? `专业类${value}`
}

/** A wire range as it is shown: '0,5000' → 0~5000, '40000,' → 40000以上. */
export function rangeText(range: string): string {
  const [low = '', high = ''] = range.split(',')
  if (high === '') return `${low}以上`
  return low === '0' ? `${high}以下` : `${low}~${high}`
}

function classGroups({ majorClasses }: Facets, chosen: Filters): OptionGroup[] {
  const groups = new Map<string, FilterOption[]>()
  const known = new Set(majorClasses.map(({ code }) => code))
  const gone = chosen.majorClasses.filter((code) => !known.has(code))
  const absent = gone.map((code) => ({ code, name: `专业类${code}`, category: '其他', count: 0 }))
  for (const { code, name, category, count } of [...majorClasses, ...absent]) {
    const options = groups.get(category) ?? []
    options.push({ value: code, name, count })
    groups.set(category, options)
  }
  return [...groups].map(([title, options]) => ({ title, options }))
}

const CODE_NAMES: Readonly<Record<CodeFilter, (value: number, batch: Batch) => string>> = {
  areas: (value) => provinceById(value)?.name ?? '',
  features: (value) => nameOf(FEATURES, FEATURE_NAMES, value),
  kinds: (value) => KINDS[value] ?? '',
  levels: (value) => nameOf(LEVELS, LEVEL_NAMES, value),
  ownerships: (value) => nameOf(OWNERSHIPS, OWNERSHIP_NAMES, value),
  departments: (value) => nameOf(DEPARTMENTS, DEPARTMENT_NAMES, value),
  feeRanges: (value, { queryParams }) => rangeText(queryParams.feeRange[value] ?? ','),
  planNumRanges: (value, { queryParams }) => `${rangeText(queryParams.planNumRange[value] ?? ',')}`,
  planTypes: (value) => nameOf(PLAN_TYPES, PLAN_TYPE_NAMES, value),
}

function codeName(name: CodeFilter, value: number, batch: Batch): string {
  const text = CODE_NAMES[name](value, batch)
  return text === '以上' ? '' : text
}

function nameOf<K extends string>(
  codes: Readonly<Record<K, number>>,
  names: Readonly<Record<K, string>>,
  code: number,
): string {
  const key = (Object.keys(codes) as K[]).find((one) => codes[one] === code)
  return key === undefined ? '' : names[key]
}
