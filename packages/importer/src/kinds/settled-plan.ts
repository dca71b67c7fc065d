import type { Track } from '@wenjin/engine'
import type { Layout } from '../header/layout.ts'
import type { SourceRow } from '../source/source-row.ts'
import { readFee } from './numbers.ts'
import { openPlan } from './plan.ts'
import type { OpenReader, RowSink, TableRow } from './reader.ts'
import type { ImportTools } from './tools.ts'
import { choosesMajors } from './unit-track.ts'

/** A row of a plan that waits for the others of its school. */
interface HeldRow {
  readonly row: TableRow
  readonly source: SourceRow
}

/** What makes two rows one: all that a plan says of a major but its batch, type and requirement. */
const SAME_MAJOR = [
  'provId',
  'year',
  'track',
  'univId',
  'schoolName',
  'majorName',
  'catalogueCode',
  'planNum',
  'fee',
  'years',
  'campus',
] as const

/** The group's name of such a source's second reading of a school. */
const COPY_GROUP = '0'

/** Fewer majors of one requirement or type need not be a school's for all. */
const MIN_MAJORS = 5

/**
 * Reads enrolment plans (招生计划). Of a source that gives a whole school one batch, type or requirement, the rows wait
 * until the end: what contradicts itself or a finer source is not taken.
 */
export const openSettledPlan: OpenReader = (layout, tools, sink) => {
  const rules = layout.mapping?.rules
  if (rules?.wholeSchools !== true) return openPlan(layout, tools, sink)
  const rows: SourceRow[] = []
  const held: HeldRow[] = []
  let mistyped: ReadonlySet<readonly string[]> = new Set()
  let source: SourceRow | undefined
  const text: Layout['text'] = (cells, field) =>
    field === 'planType' && mistyped.has(cells) ? '' : layout.text(cells, field)
  const reader = openPlan({ ...layout, text }, tools, {
    load: (row) => held.push({ row, source: source! }),
    reject: (row, reason, detail) => sink.reject(row, reason, detail),
    adjust: (reason) => sink.adjust(reason),
  })
  return {
    read: (row) => rows.push(row),
    end() {
      mistyped = mistypedRows(rows, layout, tools)
      for (const row of rows) {
        source = row
        reader.read(row)
      }
      for (let i = 0; i < mistyped.size; i++) sink.adjust('招生类型是整校套用的，按专业自己的说明')
      const own = withoutCopies(held, sink)
      const broadcast = broadcastRows(own, tools)
      for (const one of own) {
        if (broadcast.has(one)) sink.adjust('选科要求是整校套用的，与更细的来源矛盾，按未知处理')
        sink.load(broadcast.has(one) ? { ...one.row, requirement: null } : one.row, one.source.line)
      }
    },
  }
}

/** Types that sources put into the remarks of a major's name, so that a major without the remark is not of them. */
const REMARKED: ReadonlySet<string | undefined> = new Set(['jointVenture', 'preparatory'])

/** No ordinary major of these types costs less a year. */
const HIGH_FEE = 10_000

/** Rows whose type is printed for all majors of their school and batch, though few of them show it by remark or fee. */
function mistypedRows(
  rows: readonly SourceRow[],
  layout: Layout,
  tools: ImportTools,
): Set<readonly string[]> {
  const isShown = (cells: readonly string[], type: string | undefined): boolean =>
    tools.planType(layout.text(cells, 'majorName')) === type ||
    (readFee(layout.text(cells, 'fee')) ?? 0) >= HIGH_FEE
  const places = Map.groupBy(rows, ({ cells }) =>
    (['province', 'year', 'track', 'batch', 'schoolName'] as const)
      .map((field) => layout.text(cells, field))
      .join('|'),
  )
  const found = new Set<readonly string[]>()
  for (const own of places.values()) {
    const printed = new Set(own.map(({ cells }) => layout.text(cells, 'planType')))
    const [text = ''] = printed
    const type = tools.planType(text)
    if (printed.size > 1 || own.length < MIN_MAJORS || !REMARKED.has(type)) continue
    const silent = own.filter(({ cells }) => !isShown(cells, type))
    if (silent.length * 2 > own.length) for (const { cells } of silent) found.add(cells)
  }
  return found
}

/** The rows without those of the group of copies that stand elsewhere in the file as what they are. */
function withoutCopies(held: readonly HeldRow[], sink: RowSink): HeldRow[] {
  const keyOf = ({ row }: HeldRow): string => SAME_MAJOR.map((column) => row[column]).join('|')
  const isCopy = ({ row }: HeldRow): boolean => row['groupName'] === COPY_GROUP
  const originals = new Set(held.filter((one) => one.row['groupName'] === null).map(keyOf))
  return held.flatMap((one) => {
    if (!isCopy(one)) return [one]
    if (!originals.has(keyOf(one))) return [{ ...one, row: { ...one.row, groupName: null } }]
    sink.reject(one.source, '同一专业另有一行，这一行的批次和类型是整校套用的')
    return []
  })
}

/** Rows of schools all of whose majors have one requirement, against what a finer source says of one of them. */
function broadcastRows(held: readonly HeldRow[], tools: ImportTools): Set<HeldRow> {
  const stated = held.filter(
    ({ row }) =>
      row['requirement'] !== null &&
      row['univId'] !== null &&
      choosesMajors(Number(row['provId']), Number(row['batchId'])),
  )
  const schools = Map.groupBy(stated, ({ row }) => `${row['provId']} ${row['track']} ${row['univId']}`)
  const found = [...schools.values()].filter(
    (rows) =>
      rows.length >= MIN_MAJORS &&
      new Set(rows.map(({ row }) => row['requirement'])).size === 1 &&
      rows.some(({ row }) => isContradicted(row, tools)),
  )
  return new Set(found.flat())
}

/** One says that anybody may apply, the other that subjects are asked for; which subjects changes over the years. */
function isContradicted(row: TableRow, tools: ImportTools): boolean {
  const finer = tools.finerRequirements({
    provId: Number(row['provId']),
    track: String(row['track']) as Track,
    univId: Number(row['univId']),
    majorName: String(row['majorName']),
  })
  return finer.length > 0 && finer.every((one) => (one === '') !== (row['requirement'] === ''))
}
