import { provinceById } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import type { Layout } from '../header/layout.ts'
import type { SourceRow } from '../source/source-row.ts'
import { isCount, isScore, readNumber, readSegment } from './numbers.ts'
import { Rejection } from './reader.ts'
import type { OpenReader, RowSink } from './reader.ts'
import { checkRankTable } from './rank-table-check.ts'
import type { RankRow } from './rank-table-check.ts'
import { isOutsideTable, readSetting, readTrack } from './setting.ts'
import type { ImportTools } from './tools.ts'

/** One table of the file: a province, year and track; several versions where the source has them. */
interface PrintedTable {
  readonly provId: number
  readonly year: number
  readonly track: Track
  readonly versions: Map<string, RankRow[]>
}

/** Reads score-rank tables (一分一段). A table is judged as a whole, so rows wait until the end. */
export const openScoreRank: OpenReader = (layout, tools, sink) => {
  const tables = new Map<string, PrintedTable>()
  return {
    read(row) {
      const read = readRow(layout, tools, row, sink)
      if (read instanceof Rejection) return sink.reject(row, read.reason, read.detail)
      const { provId, year, track, version, rankRow } = read
      const key = `${provId} ${year} ${track}`
      const table = tables.get(key) ?? { provId, year, track, versions: new Map() }
      tables.set(key, table)
      const rows = table.versions.get(version)
      if (rows === undefined) table.versions.set(version, [rankRow])
      else rows.push(rankRow)
    },
    end() {
      for (const table of tables.values()) finishTable(table, layout, sink)
    },
  }
}

interface ReadRow {
  readonly provId: number
  readonly year: number
  readonly track: Track
  readonly version: string
  readonly rankRow: RankRow
}

function readRow(layout: Layout, tools: ImportTools, row: SourceRow, sink: RowSink): ReadRow | Rejection {
  const { cells } = row
  if (isOutsideTable(cells)) return new Rejection('不是数据行')
  const setting = readSetting(layout, tools, cells)
  if (setting instanceof Rejection) return setting
  const track = readTrack(tools, layout.text(cells, 'track'), setting, [])
  if (track instanceof Rejection) return track
  const segment = readScores(layout, cells, setting.provId)
  if (segment instanceof Rejection) return segment
  const rankText = layout.text(cells, 'rankTo') || layout.text(cells, 'minRank')
  const rank = readNumber(rankText)
  if (rank === undefined || rank === null || rank < 0) return new Rejection('累计人数认不出', rankText)
  const numText = layout.text(cells, 'num')
  const num = readNumber(numText)
  if (num === undefined || (num !== null && num < 0)) return new Rejection('人数认不出', numText)
  const rounded = Math.round(rank)
  if (rounded !== rank || (num !== null && !Number.isInteger(num)))
    sink.adjust('人数带小数（原表插值），已取整')
  if (!isCount(rounded)) return new Rejection('累计人数认不出', rankText)
  const wholeNum = num === null || !Number.isInteger(num) ? null : num
  const versions = layout.mapping?.rules?.versions
  const version = versions === undefined ? '' : layout.column(cells, versions.column)
  return { ...setting, track, version, rankRow: { row, ...segment, num: wholeNum, rankTo: rounded } }
}

function readScores(
  layout: Layout,
  cells: readonly string[],
  provId: number,
): { readonly low: number; readonly high: number } | Rejection {
  const { fullMark } = provinceById(provId)!
  const low = layout.text(cells, 'scoreLow')
  const high = layout.text(cells, 'scoreHigh')
  const printed = low === '' ? layout.text(cells, 'score') : high === '' ? low : `${low}-${high}`
  const segment = readSegment(printed, fullMark)
  if (segment === undefined) return new Rejection(printed === '' ? '没有分数' : '分数认不出', printed)
  if (!isScore(segment.high, fullMark)) return new Rejection('分数超过满分', printed)
  const whole = { low: Math.ceil(segment.low), high: Math.floor(segment.high) }
  return whole.low <= whole.high ? whole : new Rejection('分数不是整数', printed)
}

function finishTable({ provId, year, track, versions }: PrintedTable, layout: Layout, sink: RowSink): void {
  const prefer = layout.mapping?.rules?.versions?.prefer ?? []
  const [chosen, others] = chooseVersions([...versions.keys()], prefer)
  for (const version of others) {
    for (const { row } of versions.get(version)!) sink.reject(row, '同一张表另有更可靠的版本', version)
  }
  const check = checkRankTable(chosen.flatMap((version) => versions.get(version)!))
  for (const { row, reason } of check.rejected) sink.reject(row, reason)
  for (const reason of check.adjusted) sink.adjust(reason)
  for (const { row, low, high, num, rankTo } of check.accepted) {
    sink.load({ provId, year, track, scoreLow: low, scoreHigh: high, num, rankTo }, row.line)
  }
}

/** The versions that match the first pattern any version matches; all of them where no pattern does. */
function chooseVersions(
  versions: readonly string[],
  prefer: readonly string[],
): [chosen: string[], others: string[]] {
  for (const pattern of prefer) {
    const form = new RegExp(pattern)
    if (versions.some((version) => form.test(version))) {
      return [
        versions.filter((version) => form.test(version)),
        versions.filter((version) => !form.test(version)),
      ]
    }
  }
  return [[...versions], []]
}
