import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FIELDS, plainHeader } from './fields.ts'
import type { Field } from './fields.ts'
import { TABLE_KINDS } from './table-kind.ts'
import type { TableKind } from './table-kind.ts'

/** What a source says beyond its header; one JSON file of packages/importer/mappings. */
export interface Mapping {
  /** Name of the mapping file. */
  readonly name: string
  /** The file's name matches this pattern (regular expression) … */
  readonly file?: string
  /** … and its header has all of these columns. */
  readonly header?: readonly string[]
  readonly kind?: TableKind
  /** Why a table that is understood is not taken, in Chinese: it says something the product has no place for. */
  readonly leftOut?: string
  /** Where the table comes from, for those who must judge it. */
  readonly origin?: string
  /** What a person must know about it: partial, only some combinations … */
  readonly note?: string
  /** Smaller wins where two datasets say different things of one key: 10 official, 30 compiled, 50 unknown. */
  readonly priority?: number
  /** What stands for a field that has no column or an empty cell. */
  readonly constants?: Readonly<Partial<Record<Field, string>>>
  /** Columns whose header says too little: the field they are, or null to leave them. */
  readonly columns?: Readonly<Record<string, Field | null>>
  readonly rules?: Rules
}

export interface Rules {
  /** School codes are the national ones. */
  readonly nationalCodes?: boolean
  /** Schools are printed in short forms. */
  readonly shortNames?: boolean
  /** Group and major codes are those of this year, whatever the row's year. */
  readonly codeYear?: number
  /** Up to this year the rank is the middle of the score's segment, not its end. */
  readonly midRankThrough?: number
  /** The rank was read off a score-rank table, not printed by the province. */
  readonly ranksDerived?: boolean
  /** The score is composed of culture and professional marks: no rank belongs to it. */
  readonly compositeScore?: boolean
  /** Batch by group code where no column says it: pattern of the code, batch. The first that matches. */
  readonly batchByGroup?: readonly (readonly [pattern: string, batch: string])[]
  /** Further columns whose text may name the plan type. */
  readonly planTypeFrom?: readonly Field[]
  /** What a plan type column's unknown text means. Ordinary unless said otherwise. */
  readonly unknownPlanType?: 'ordinary' | 'otherSpecial'
  /** What a field's printed text is read as, where it says too little by itself ('单设本科'), or '' for nothing. */
  readonly readAs?: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>>
  /** The track is a school's, given to all its majors: the year's lines say it better where they name but one. */
  readonly doubtfulTrack?: boolean
  /** Batch, type or requirement may be one for all majors of a school: believed where nothing finer speaks against it. */
  readonly wholeSchools?: boolean
  /** The plan type says art of any major with 设计 in its name: believed where track, batch or catalogue say so, too. */
  readonly doubtfulArt?: boolean
  /** No column says the batch: the undergraduate one that the year's control lines leave no doubt of. */
  readonly batchByControlLines?: boolean
  /** A column that says 1 where the score stands for everything above it. */
  readonly aboveColumn?: string
  /** A column that tells several versions of one table apart, and patterns of the version to take, best first. */
  readonly versions?: { readonly column: string; readonly prefer: readonly string[] }
}

/** A mapping file that cannot be used; the message says why, in Chinese. */
export class MappingError extends Error {
  constructor(name: string, problem: string, cause?: unknown) {
    super(`映射文件${name}：${problem}`, { cause })
    this.name = 'MappingError'
  }
}

const RULE_TYPES: Readonly<Record<keyof Rules, string>> = {
  nationalCodes: 'boolean',
  shortNames: 'boolean',
  codeYear: 'number',
  midRankThrough: 'number',
  ranksDerived: 'boolean',
  compositeScore: 'boolean',
  batchByGroup: 'object',
  planTypeFrom: 'object',
  unknownPlanType: 'string',
  readAs: 'object',
  doubtfulTrack: 'boolean',
  wholeSchools: 'boolean',
  doubtfulArt: 'boolean',
  batchByControlLines: 'boolean',
  aboveColumn: 'string',
  versions: 'object',
}

const KEYS: ReadonlySet<string> = new Set([
  'file',
  'header',
  'kind',
  'leftOut',
  'origin',
  'note',
  'priority',
  'constants',
  'columns',
  'rules',
])

/** Folder of the mappings that come with the product. */
const MAPPINGS_FOLDER = join(import.meta.dirname, '../../mappings')

/** The mappings that come with the product, by name. */
export function builtInMappings(): Mapping[] {
  return readdirSync(MAPPINGS_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readMapping(join(MAPPINGS_FOLDER, name)))
}

/** Reads and checks a mapping file. Throws MappingError. */
export function readMapping(path: string): Mapping {
  const name = basename(path)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new MappingError(name, '读不出来，或不是JSON', error)
  }
  if (typeof value !== 'object' || value === null) throw new MappingError(name, '应是一个对象')
  const problem = problemOf(value as Record<string, unknown>)
  if (problem !== undefined) throw new MappingError(name, problem)
  return { ...(value as Omit<Mapping, 'name'>), name }
}

function problemOf(value: Record<string, unknown>): string | undefined {
  const unknown = Object.keys(value).find((key) => !KEYS.has(key))
  if (unknown !== undefined) return `不认识的项目“${unknown}”`
  if (value.file === undefined && value.header === undefined) return '缺少file或header'
  if (value.file !== undefined && !isPattern(value.file)) return 'file不是正则表达式'
  if (value.kind !== undefined && !TABLE_KINDS.includes(value.kind as TableKind))
    return `不认识的表格种类“${String(value.kind)}”`
  if (value.leftOut !== undefined && typeof value.leftOut !== 'string') return 'leftOut应是一句话'
  const fields = [
    ...Object.keys((value.constants ?? {}) as object),
    ...Object.keys(((value.rules as Rules | undefined)?.readAs ?? {}) as object),
    ...Object.values((value.columns ?? {}) as object).filter((field) => field !== null),
  ]
  const strange = fields.find((field) => !FIELDS.includes(field as Field))
  if (strange !== undefined) return `不认识的字段“${String(strange)}”`
  for (const [rule, setting] of Object.entries((value.rules ?? {}) as object)) {
    if (RULE_TYPES[rule as keyof Rules] !== typeof setting) return `规则“${rule}”不认识，或写法不对`
  }
  return undefined
}

function isPattern(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value, 'i') instanceof RegExp
  } catch {
    return false
  }
}

/** The first mapping for a file and its header; without a header only mappings that ask for none are tried. */
export function chooseMapping(
  mappings: readonly Mapping[],
  file: string,
  header: readonly string[],
): Mapping | undefined {
  const columns = new Set(header.map(plainHeader))
  return mappings.find(
    (mapping) =>
      (mapping.file === undefined || new RegExp(mapping.file, 'i').test(file)) &&
      (mapping.header ?? []).every((column) => columns.has(plainHeader(column))),
  )
}
