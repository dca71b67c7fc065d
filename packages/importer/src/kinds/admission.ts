import { PLAN_TYPES, provinceById } from '@wenjin/engine'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { Layout } from '../header/layout.ts'
import type { Field } from '../header/fields.ts'
import { isCount, isScore, readNumber, readScore } from './numbers.ts'
import { Rejection } from './reader.ts'
import type { OpenReader, RowSink, TableRow } from './reader.ts'
import { isOutsideTable } from './setting.ts'
import { remember } from './tools.ts'
import type { ImportTools } from './tools.ts'
import { readUnit } from './unit.ts'
import type { Unit } from './unit.ts'

/** A printed rank this many times off the score-rank table belongs to another score, or to another list. */
const RANK_OFF = 2

/** What stands in the major's place in rows that are lines of a whole group or school. */
const LINE_LABEL = /投档|调档|录取最低|录取分数|原始志愿|汇总|院校.*线$/

const isLineLabel = remember((text) => LINE_LABEL.test(text.replaceAll(/[(（][^)）]*[)）]/g, '')))

/** Reads admission lines (投档线, 录取线) of schools, groups and majors. */
export const openAdmission: OpenReader = (layout, tools, sink) => ({
  read(row) {
    const { cells } = row
    if (isOutsideTable(cells)) return sink.reject(row, '不是数据行')
    const printed = layout.text(cells, 'majorName')
    const unit = readUnit(layout, tools, sink, cells, isLineLabel(printed) ? null : printed || null)
    if (unit instanceof Rejection) return sink.reject(row, unit.reason, unit.detail)
    const line = readLine(layout, tools, sink, cells, unit)
    if (line instanceof Rejection) return sink.reject(row, line.reason, line.detail)
    sink.load(line, row.line)
  },
})

function readLine(
  layout: Layout,
  tools: ImportTools,
  sink: RowSink,
  cells: readonly string[],
  unit: Unit,
): TableRow | Rejection {
  const scoreText = layout.text(cells, 'minScore')
  const score = readScore(scoreText)
  const { fullMark } = provinceById(unit.provId)!
  const isComposed = isComposedScore(layout, unit)
  if (score === undefined || (score !== null && score.score < 0))
    return new Rejection('分数认不出', scoreText)
  if (score !== null && (isComposed ? !isScore(score.score, null) : score.score > fullMark))
    return new Rejection('分数超过满分', scoreText)
  const minScore = score === null || score.score <= 0 ? null : score.score
  const aboveColumn = layout.mapping?.rules?.aboveColumn
  const isAbove =
    score?.above === true || (aboveColumn !== undefined && layout.column(cells, aboveColumn) === '1')
  const number = (field: Field, isGood: (value: number) => boolean): number | null =>
    readFigure(layout, sink, cells, field, isGood)
  const isMark = (value: number): boolean => isScore(value, isComposed ? null : fullMark)
  const rank = readRank(
    layout,
    tools,
    sink,
    unit,
    minScore,
    number('minRank', isRankLike),
    number('derivedRank', isRankLike),
  )
  const codeYear = layout.mapping?.rules?.codeYear
  const notes = [
    layout.text(cells, 'note'),
    ...unit.notes,
    isAbove ? `投档线为${minScore}分及以上` : '',
    unit.school.campus ?? '',
    plainType(layout.text(cells, 'planType')),
  ].filter((note) => note !== '')
  return {
    provId: unit.provId,
    year: unit.year,
    track: unit.track,
    batchId: unit.batchId,
    planType: unit.planType,
    level:
      unit.majorName !== null
        ? LINE_LEVELS.major
        : unit.groupCode !== null
          ? LINE_LEVELS.group
          : LINE_LEVELS.school,
    univId: unit.school.univId,
    schoolCode: unit.schoolCode,
    schoolName: unit.school.schoolName,
    groupCode: unit.groupCode,
    groupName: unit.groupName,
    majorCode: unit.majorCode,
    majorName: unit.majorName,
    requirement: unit.requirement,
    minScore,
    isAtLeast: isAbove,
    minRank: rank.value,
    rankDerived: rank.derived,
    planNum: number('planNum', isCount),
    admitNum: number('admitNum', isCount),
    maxScore: number('maxScore', isMark),
    avgScore: number('avgScore', isMark),
    codeYear: codeYear === unit.year ? null : (codeYear ?? null),
    conditions: unit.conditions,
    note: notes.length === 0 ? null : [...new Set(notes)].join('；'),
  }
}

/** A type that says more than its number: '男生', '校企合作软件外包专业'. */
function plainType(text: string): string {
  return /^(?:普通类?|普通录取|普通本科|一般统考生)$/.test(text) ? '' : text
}

/** A rank of 0, or half a rank from interpolation, means that there is no rank. */
function isRankLike(value: number): boolean {
  return value >= 0
}

function readFigure(
  layout: Layout,
  sink: RowSink,
  cells: readonly string[],
  field: Field,
  isGood: (value: number) => boolean,
): number | null {
  const text = layout.text(cells, field)
  if (text === '') return null
  const value = readNumber(text)
  if (value !== undefined && (value === null || isGood(value))) return value
  sink.adjust('个别数字认不出，未取')
  return null
}

/** Lines of art and sport count professional marks, too. */
function isComposedScore(layout: Layout, { planType }: Unit): boolean {
  return (
    layout.mapping?.rules?.compositeScore === true ||
    planType === PLAN_TYPES.art ||
    planType === PLAN_TYPES.sport
  )
}

interface Rank {
  readonly value: number | null
  readonly derived: boolean
}

/** The printed rank; where none is, or it is not the lowest one, the score's by the year's table, marked as derived. */
function readRank(
  layout: Layout,
  tools: ImportTools,
  sink: RowSink,
  unit: Unit,
  score: number | null,
  printed: number | null,
  sourceDerived: number | null,
): Rank {
  const rules = layout.mapping?.rules
  const composed = isComposedScore(layout, unit)
  const own = composed || score === null ? null : tools.rank(unit.provId, unit.year, unit.track, score)
  const isLowest = rules?.ranksDerived !== true && unit.year > (rules?.midRankThrough ?? 0)
  if (printed !== null && printed > 0 && isCount(printed) && isLowest) {
    if (own !== null && Math.max(own, printed) > RANK_OFF * Math.min(own, printed)) {
      sink.adjust('所印位次与当年一分一段相差一倍以上，照录')
    }
    return { value: printed, derived: false }
  }
  if (own !== null) return { value: own, derived: true }
  const told = [sourceDerived, printed].find((rank) => rank !== null && rank > 0 && isCount(rank)) ?? null
  return { value: composed ? null : told, derived: !composed && told !== null }
}
