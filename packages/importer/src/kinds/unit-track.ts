import { provinceRules } from '@wenjin/engine'
import type { BatchId, Track } from '@wenjin/engine'
import type { Layout } from '../header/layout.ts'
import { readNumber } from './numbers.ts'
import { Rejection } from './reader.ts'
import type { RowSink } from './reader.ts'
import type { Setting } from './setting.ts'
import type { ImportTools } from './tools.ts'

/** The tracks of 3+1+2, where a plan's track is a column that sources leave blank. */
const SIDES: readonly Track[] = ['physics', 'history']

/** Where a unit is offered, and by what university; undefined and null where the row does not tell. */
interface Offer extends Setting {
  readonly batchId: BatchId | undefined
  readonly univId: number | null
}

/**
 * The track of a row: as it is printed or, where it is not, as the year's lines have the group or major, or as the line
 * printed beside it proves. A source that prints one track for all majors of a school is believed only where no line
 * speaks against it.
 * @param told what the row's own texts say, or why they say nothing
 */
export function settleTrack(
  layout: Layout,
  tools: ImportTools,
  sink: RowSink,
  cells: readonly string[],
  told: Track | Rejection,
  offer: Offer,
  groupCode: string | null,
  majorName: string | null,
): Track | Rejection {
  if (!(told instanceof Rejection)) {
    const lined =
      layout.mapping?.rules?.doubtfulTrack === true ? trackOfMajor(tools, offer, majorName) : undefined
    if (lined === undefined || lined === told || !SIDES.includes(told)) return told
    sink.adjust('科类与当年投档线不符，按投档线改')
    return lined
  }
  return (
    trackOfGroup(tools, offer, groupCode) ??
    trackOfMajor(tools, offer, majorName) ??
    trackOfLine(layout, tools, cells, offer) ??
    told
  )
}

function trackOfGroup(
  tools: ImportTools,
  { batchId, univId: schoolId, ...setting }: Offer,
  groupCode: string | null,
): Track | undefined {
  return schoolId === null || groupCode === null || batchId === undefined
    ? undefined
    : tools.groupTrack({ ...setting, batchId, univId: schoolId, groupCode })
}

/** Where majors are chosen one by one; elsewhere a major's line may be of any group. */
function trackOfMajor(
  tools: ImportTools,
  { batchId, univId: schoolId, ...setting }: Offer,
  majorName: string | null,
): Track | undefined {
  return schoolId === null ||
    majorName === null ||
    batchId === undefined ||
    !choosesMajors(setting.provId, batchId)
    ? undefined
    : tools.majorTrack({ ...setting, batchId, univId: schoolId, majorName })
}

/**
 * The track in whose score-rank table of the year the line printed beside a plan row has just the printed rank. Not
 * where majors are chosen: there the line is the school's lowest, of whichever track, beside all its majors.
 */
function trackOfLine(
  layout: Layout,
  tools: ImportTools,
  cells: readonly string[],
  { provId, year, batchId }: Offer,
): Track | undefined {
  const score = readNumber(layout.text(cells, 'minScore')) ?? null
  const rank = readNumber(layout.text(cells, 'minRank')) ?? null
  if (score === null || rank === null || rank < 1) return undefined
  if (batchId === undefined || choosesMajors(provId, batchId)) return undefined
  const fitting = SIDES.filter((track) => tools.rank(provId, year, track, score) === rank)
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Whether a choice of the batch names a major. */
export function choosesMajors(provId: number, batchId: number): boolean {
  return provinceRules(provId, batchId)?.unit === 'major'
}
