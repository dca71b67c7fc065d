import { BATCHES } from '@wenjin/engine'
import type { Field } from '../header/fields.ts'
import type { Layout } from '../header/layout.ts'
import { yearlyFee } from './fees.ts'
import { isCount, isYears, readFee, readNumber, readYears } from './numbers.ts'
import { Rejection } from './reader.ts'
import type { OpenReader, RowSink, TableRow } from './reader.ts'
import { isOutsideTable } from './setting.ts'
import type { ImportTools } from './tools.ts'
import { readUnit } from './unit.ts'
import type { Unit } from './unit.ts'

/** Codes of the national catalogue: a class's four digits, a major's six and its marks. */
const CATALOGUE_CODE = /^\d{4}(?:\d{2}[TKH]{0,2})?$/

/** Reads enrolment plans (招生计划). */
export const openPlan: OpenReader = (layout, tools, sink) => ({
  read(row) {
    const { cells } = row
    if (isOutsideTable(cells)) return sink.reject(row, '不是数据行')
    const unit = readUnit(layout, tools, sink, cells, layout.text(cells, 'majorName') || null)
    if (unit instanceof Rejection) return sink.reject(row, unit.reason, unit.detail)
    if (unit.majorName === null) return sink.reject(row, '没有专业名称')
    sink.load(planRow(layout, tools, sink, cells, unit, unit.majorName), row.line)
  },
})

function planRow(
  layout: Layout,
  tools: ImportTools,
  sink: RowSink,
  cells: readonly string[],
  unit: Unit,
  majorName: string,
): TableRow {
  const text = (field: Field): string => layout.text(cells, field)
  const column = figure(rounded(readFee(text('fee'))), sink, isCount)
  const fee = yearlyFee(column, `${majorName}；${text('note')}`)
  if (fee !== column) sink.adjust('学费按备注计入另收费用，或未写明总数而未取')
  const years = figure(readYears(text('years')), sink, isYears)
  const planType = text('planType')
  const isVocational = unit.batchId === BATCHES.vocational || unit.batchId === BATCHES.earlyVocational
  const notes = [text('note'), ...unit.notes, /^普通类?$/.test(planType) ? '' : planType].filter(
    (note) => note !== '',
  )
  return {
    provId: unit.provId,
    year: unit.year,
    track: unit.track,
    batchId: unit.batchId,
    planType: unit.planType,
    univId: unit.school.univId,
    schoolCode: unit.schoolCode,
    schoolName: unit.school.schoolName,
    groupCode: unit.groupCode,
    groupName: unit.groupName,
    requirement: unit.requirement,
    majorCode: unit.majorCode,
    majorName,
    catalogueCode: catalogueCode(text('catalogueCode')) ?? tools.catalogue(majorName, isVocational),
    planNum: figure(readNumber(text('planNum')), sink, isCount),
    fee,
    years,
    conditions: unit.conditions,
    campus: text('campus') || unit.school.campus || campusIn(majorName) || null,
    note: notes.length === 0 ? null : [...new Set(notes)].join('；'),
  }
}

function catalogueCode(text: string): string | null {
  return CATALOGUE_CODE.test(text) ? text : null
}

/** 办学地点 in the remarks of a major's name. */
function campusIn(majorName: string): string | undefined {
  return /(?:办学|就读|教学)地点[:：为]?([^；;，,）)。]+)/.exec(majorName)?.[1]
}

function rounded(value: number | null | undefined): number | null | undefined {
  return typeof value === 'number' ? Math.round(value) : value
}

function figure(
  value: number | null | undefined,
  sink: RowSink,
  isGood: (value: number) => boolean,
): number | null {
  if (value !== undefined && (value === null || isGood(value))) return value
  sink.adjust('个别数字认不出，未取')
  return null
}
