import type { Connection } from '@wenjin/database/connect/connection'
import { loadBatchLines } from '@wenjin/database/queries/admission/batch-lines'
import { loadLineRows } from '@wenjin/database/queries/admission/unit-rows'
import type { LineRow, RowSource } from '@wenjin/database/queries/admission/unit-rows'
import type { BatchId, ChoiceUnit, ControlLine, RankTable, Track } from '@wenjin/engine'
import { boundedLines } from './bounded-lines.ts'
import { completeLines } from './complete-lines.ts'
import { LEVELS, lineLevelsFor } from './levels.ts'
import { settingOf } from './setting.ts'
import type { TrackSetting } from './setting.ts'

/** Where a unit is chosen. */
export interface Place {
  readonly provId: number
  readonly track: Track
}

/** What the tables say of a place. */
export interface PlaceRows extends Place {
  /** Admission lines as their sources print them. */
  readonly lines: readonly LineRow[]
  readonly sources: ReadonlyMap<number, RowSource>
  /** Score-rank tables, at most one a year. */
  readonly tables: readonly RankTable[]
  /** Control lines of its batches, best source first. */
  readonly controlLines: readonly ControlLine[]
}

/** The same, made ready for the units of any of its years. */
export interface PlaceTables extends PlaceRows {
  /** Lines completed from one another. */
  readonly lines: readonly LineRow[]
  /** Those of them that are bounds. */
  readonly bounded: ReadonlySet<LineRow>
  /**
   * What units of one level rest on. Lines of other levels take no part: schools print their majors with codes and
   * ranks of their own, which would tell its groups apart and speak against tables that are right.
   */
  readonly ofLevel: (level: ChoiceUnit) => LevelTables
}

export interface LevelTables {
  readonly lines: readonly LineRow[]
  readonly setting: TrackSetting
}

/** Completes the lines of a place; what a level needs is worked out when it is first asked for. */
export function placeTables(rows: PlaceRows): PlaceTables {
  const lines = completeLines(rows.lines)
  const levels = new Map<ChoiceUnit, LevelTables>()
  return {
    ...rows,
    lines,
    bounded: boundedLines(lines, rows.tables),
    ofLevel(level) {
      const known = levels.get(level)
      if (known !== undefined) return known
      const numbers = new Set(lineLevelsFor([level]))
      const own = lines.filter((line) => numbers.has(line.level))
      const made = { lines: own, setting: settingOf(rows.track, rows.tables, rows.controlLines, own) }
      levels.set(level, made)
      return made
    },
  }
}

interface LoadedLines {
  readonly sources: ReadonlyMap<number, RowSource>
  readonly tables: readonly RankTable[]
  /** Levels of the units that will be asked for; absent: all. */
  readonly levels?: Iterable<ChoiceUnit>
  /** First and last year whose lines are read. */
  readonly from: number
  readonly to: number
}

/** Reads lines and control lines of a place. */
export async function loadPlace(
  db: Connection['db'],
  { provId, track }: Place,
  { sources, tables, levels = LEVELS, from, to }: LoadedLines,
): Promise<PlaceTables> {
  const lines = await loadLineRows(db, provId, track, lineLevelsFor(levels), from, to)
  const batchLines = await loadBatchLines(db, provId, track)
  const controlLines = batchLines.map(({ year, batchId, score }) => ({
    year,
    batchId: batchId as BatchId,
    score,
  }))
  return placeTables({ provId, track, lines, sources, tables, controlLines })
}
