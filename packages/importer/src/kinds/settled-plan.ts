import type { Track } from '@wenjin/engine'
import type { SourceRow } from '../source/source-row.ts'
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

/** Fewer majors of one requirement need not be a school's for all. */
const MIN_MAJORS = 5

/**
 * Reads enrolment plans (招生计划). Of a source that gives a whole school one batch, type or requirement, the rows wait
 * until the end: what contradicts itself or a finer source is not taken.
 */
export const openSettledPlan: OpenReader = (layout, tools, sink) => {
  const rules = layout.mapping?.rules
  if (rules?.copyGroup === undefined && rules?.doubtfulRequirement !== true)
    return openPlan(layout, tools, sink)
  const held: HeldRow[] = []
  let source: SourceRow | undefined
  const reader = openPlan(layout, tools, {
    load: (row) => held.push({ row, source: source! }),
    reject: (row, reason, detail) => sink.reject(row, reason, detail),
    adjust: (reason) => sink.adjust(reason),
  })
  return {
    read(row) {
      source = row
      reader.read(row)
    },
    end() {
      const own = rules.copyGroup === undefined ? held : withoutCopies(held, rules.copyGroup, sink)
      const broadcast = rules.doubtfulRequirement === true ? broadcastRows(own, tools) : new Set<HeldRow>()
      for (const one of own) {
        if (broadcast.has(one)) sink.adjust('选科要求是整校套用的，与更细的来源矛盾，按未知处理')
        sink.load(broadcast.has(one) ? { ...one.row, requirement: null } : one.row, one.source.line)
      }
    },
  }
}

/** The rows without those of the group of copies that stand elsewhere in the file as what they are. */
function withoutCopies(held: readonly HeldRow[], copyGroup: string, sink: RowSink): HeldRow[] {
  const keyOf = ({ row }: HeldRow): string => SAME_MAJOR.map((column) => row[column]).join('|')
  const isCopy = ({ row }: HeldRow): boolean => row['groupName'] === copyGroup
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
