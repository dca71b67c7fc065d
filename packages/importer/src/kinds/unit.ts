import { normaliseGroupCode, PLAN_TYPES, planTypeOfCode } from '@wenjin/engine'
import type { BatchId, PlanType, Track } from '@wenjin/engine'
import type { Field } from '../header/fields.ts'
import type { Layout } from '../header/layout.ts'
import { readNumber } from './numbers.ts'
import { Rejection } from './reader.ts'
import type { RowSink } from './reader.ts'
import { rowConditions } from './remarks.ts'
import { readSetting, readTrack } from './setting.ts'
import type { Setting } from './setting.ts'
import { remember } from './tools.ts'
import type { FoundSchool, ImportTools } from './tools.ts'
import { settleTrack } from './unit-track.ts'

/** What rows of plans and admission lines have in common. */
export interface Unit extends Setting {
  readonly track: Track
  readonly batchId: BatchId
  readonly planType: number
  readonly school: FoundSchool
  readonly schoolCode: string | null
  readonly groupCode: string | null
  readonly groupName: string | null
  readonly majorCode: string | null
  /** null in rows of whole groups and schools. */
  readonly majorName: string | null
  readonly requirement: string | null
  /** Conditions as the engine writes them; '': the row's remarks name none, null: it has no remarks. */
  readonly conditions: string | null
  /** What must not get lost: a requirement that was not understood, a campus … */
  readonly notes: readonly string[]
}

/** Dashes that a source leaves behind a major's name: '人工智能—'. */
const STRAY_END = /[\s—–-]+$/

const NO_CODE = /^(?:0*|[-—/]+)$/

/**
 * The unit that a row is about, or why it cannot be loaded.
 * @param majorName null in rows of whole groups and schools; there the major's code is the group's
 */
export function readUnit(
  layout: Layout,
  tools: ImportTools,
  sink: RowSink,
  cells: readonly string[],
  majorName: string | null,
): Unit | Rejection {
  const setting = readSetting(layout, tools, cells)
  if (setting instanceof Rejection) return setting
  const text = (field: Field): string => layout.text(cells, field)
  const groupText = text('groupCode')
  const groupName = text('groupName')
  const requirementText = text('requirement')
  const schoolName = text('schoolName') || null
  const printedCode = majorName === null ? text('majorCode') : ''
  const groupCode = groupCodeOf(groupText) ?? groupCodeOf(groupName) ?? groupCodeOf(printedCode)
  const schoolCode = withoutGroup(codeOf(text('schoolCode')), groupCode)
  if (schoolName === null && schoolCode === null) return new Rejection('没有院校名称和代码')
  const printedBatch = readBatch(layout, tools, setting, text('batch'), groupCode)
  if (printedBatch instanceof Rejection) return printedBatch
  if (/征集|征求/.test(groupName)) return new Rejection('征集志愿，不是首轮投档', groupName)
  const school = tools.school({ name: schoolName, code: schoolCode, provId: setting.provId })
  const told = readTrack(tools, text('track'), setting, [requirementText, groupName])
  const place = { ...setting, batchId: printedBatch?.batchId, univId: school.univId }
  const track = settleTrack(layout, tools, sink, cells, told, place, groupCode, majorName)
  if (track instanceof Rejection) return track
  const batch = printedBatch ?? batchOfScore(layout, tools, { ...setting, track }, cells)
  if (batch instanceof Rejection) return batch
  const named = [batch.planType, school.planType, ...namedTypes(layout, tools, text, groupName, majorName)]
  const ofCode = groupCode === null ? undefined : planTypeOfCode(setting.provId, batch.batchId, groupCode)
  const printedType = isMisfiledArt(layout, tools, text, majorName) ? '' : text('planType')
  const requirement = readRequirement(tools, track, requirementText, groupName, sink)
  return {
    ...setting,
    track,
    batchId: batch.batchId,
    planType: PLAN_TYPES[readPlanType(layout, tools, printedType, named) ?? ofCode ?? 'ordinary'],
    school,
    schoolCode,
    groupCode,
    groupName: groupName || null,
    majorCode: majorName === null ? null : codeOf(text('majorCode')),
    majorName: majorName?.replace(STRAY_END, '') ?? null,
    requirement: requirement.value,
    conditions: rowConditions(tools, {
      note: text('note'),
      planType: text('planType'),
      schoolName: text('schoolName'),
      groupName,
      majorName: majorName ?? '',
    }),
    notes: requirement.note === undefined ? [] : [requirement.note],
  }
}

/**
 * Plan types that stand in the group's name (but not in the school's), in further columns, in the major's name and in
 * the row's remarks.
 */
function namedTypes(
  layout: Layout,
  tools: ImportTools,
  text: (field: Field) => string,
  groupName: string,
  majorName: string | null,
): (PlanType | undefined)[] {
  const ofGroup = groupName.replace(text('schoolName'), '')
  const columns = layout.mapping?.rules?.planTypeFrom ?? []
  // a remark in its own column names what a major holds in brackets: '含法学（国际班）'
  const said = [majorName ?? '', text('note').replaceAll(/[()（）]/g, '，')].map(tools.remarkedType)
  // a group's remarks may list its majors, one of them a joint one
  const ofRow = majorName === null ? said.filter((type) => type !== 'jointVenture') : said
  return [ofGroup, ...columns.map(text)].map(tools.planType).concat(ofRow)
}

/** Categories of the catalogue whose majors are filed by marks of art, and the class of sport. */
const COMPOSED_MAJOR = /^(?:13|0402)/

/** A type of art or sport that a compiler has read out of 设计: the catalogue has the major elsewhere. */
function isMisfiledArt(
  layout: Layout,
  tools: ImportTools,
  text: (field: Field) => string,
  majorName: string | null,
): boolean {
  if (layout.mapping?.rules?.doubtfulArt !== true || majorName === null) return false
  const isComposed = (printed: string): boolean =>
    printed !== '' && /^(?:art|sport)$/.test(tools.planType(printed) ?? '')
  if (!isComposed(text('planType')) || isComposed(text('track')) || isComposed(text('batch'))) return false
  const code = tools.catalogue(majorName, false)
  return code !== null && !COMPOSED_MAJOR.test(code)
}

function codeOf(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  return NO_CODE.test(plain) ? null : plain
}

/** Codes of a letter and three digits (湖北), which some tables print with the group's two behind them. */
const GROUP_BEHIND = /^([A-Z]\d{3})(\d{2})$/

function withoutGroup(schoolCode: string | null, groupCode: string | null): string | null {
  const [, school, group] = GROUP_BEHIND.exec(schoolCode ?? '') ?? []
  return school !== undefined && group === groupCode ? school : schoolCode
}

const groupCodeOf = remember((text) => {
  if (text === '') return null
  return normaliseGroupCode(text) ?? normaliseGroupCode(text.trim().split(/\s/)[0]!) ?? null
})

interface Batch {
  readonly batchId: BatchId
  readonly planType?: PlanType
}

/** The batch that is printed or follows from the group's code; undefined where the score is to tell it. */
function readBatch(
  layout: Layout,
  tools: ImportTools,
  { provId, year }: Setting,
  printed: string,
  groupCode: string | null,
): Batch | Rejection | undefined {
  const byGroup = layout.mapping?.rules?.batchByGroup?.find(([pattern]) =>
    new RegExp(pattern).test(groupCode ?? ''),
  )
  const text = printed || byGroup?.[1] || ''
  if (text === '' && layout.mapping?.rules?.batchByControlLines === true) return undefined
  const batch = text === '' ? undefined : tools.batch(text, provId, year)
  if (batch === undefined) return new Rejection(text === '' ? '没有批次' : '批次认不出', text)
  return batch.supplementary ? new Rejection('征集志愿，不是首轮投档', text) : batch
}

/** The undergraduate batch of a source that prints none, by the row's score. */
function batchOfScore(
  layout: Layout,
  tools: ImportTools,
  { provId, year, track }: Setting & { readonly track: Track },
  cells: readonly string[],
): Batch | Rejection {
  const score = readNumber(layout.text(cells, 'minScore'))
  const batchId = typeof score === 'number' ? tools.undergraduate(provId, year, track, score) : undefined
  return batchId === undefined ? new Rejection('没有批次，按控制线分不出是哪一批') : { batchId }
}

/** Types that go behind what else a row names: compilations put them for whatever costs more, or is out of the way. */
const VAGUE: ReadonlySet<PlanType> = new Set(['otherSpecial', 'jointVenture'])

/** A type of school sites that says only that a line is not the ordinary one. */
const OUT_OF_THE_WAY = /特殊路径/

/** The special type that is named, most direct first, the vague ones last; undefined where none is. */
function readPlanType(
  layout: Layout,
  tools: ImportTools,
  printed: string,
  beside: readonly (PlanType | undefined)[],
): PlanType | undefined {
  const own =
    printed === '' ? 'ordinary' : (tools.planType(printed) ?? layout.mapping?.rules?.unknownPlanType)
  const special = [own, ...beside].filter((type) => type !== undefined && type !== 'ordinary')
  return (
    special.find((type) => !VAGUE.has(type)) ??
    special.find((type) => type === 'otherSpecial') ??
    special[0] ??
    (OUT_OF_THE_WAY.test(printed) ? 'otherSpecial' : undefined)
  )
}

/** Texts in brackets, outermost ones. */
const remarksOf = remember((text) =>
  [...text.normalize('NFKC').matchAll(/\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inside]) => inside!),
)

/** The requirement of the column, else the one in the group's name ('01专业组(化学)', '02 物理＋化学(中外合办)'). */
function readRequirement(
  tools: ImportTools,
  track: Track,
  printed: string,
  groupName: string,
  sink: RowSink,
): { readonly value: string | null; readonly note?: string } {
  if (printed !== '') {
    const value = tools.requirement(printed, track)
    if (value !== undefined) return { value }
    sink.adjust('选科要求认不出，原文记入备注')
    return { value: null, note: `选科要求：${printed}` }
  }
  const afterCode = groupName.trim().split(/\s+/)[1] ?? ''
  const inName = [...remarksOf(groupName), afterCode.replace(/[(（].*$/, '')]
  for (const text of inName) {
    const value = text === '' ? undefined : tools.requirement(text.replace(/^选考科目(?=.)/, ''), track)
    if (value !== undefined && value !== null) return { value }
  }
  return { value: null }
}
