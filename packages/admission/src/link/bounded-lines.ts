import type { RankTable } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { hasRanks } from './has-ranks.ts'
import { schoolKey } from './school-key.ts'

/** Schools that share the highest score of all lines from which on it must stand for everything above it. */
const SHARED = 5

/**
 * Lines that are bounds: the last candidate filed stood at this rank or before it, how far nobody says. Their source
 * says "and above" (580分及以上); or many schools share the very highest score of a year, as where a province hides the
 * top; or the score lies above what the year's score-rank table tells apart, so that all its first segment allows is known.
 */
export function boundedLines(lines: readonly LineRow[], tables: readonly RankTable[]): ReadonlySet<LineRow> {
  const hidden = [...Map.groupBy(lines.filter(hasRanks), partOf).values()].flatMap(sharedTop)
  return new Set([...hidden, ...lines.filter((line) => line.isAtLeast || isAboveTable(line, tables))])
}

function partOf({ year, level, batchId, datasetId }: LineRow): string {
  return `${year}|${level}|${batchId}|${datasetId}`
}

/** The lines at the highest score of all, where many schools share it and no ranks tell them apart. */
function sharedTop(lines: readonly LineRow[]): LineRow[] {
  const highest = lines.reduce((found, { minScore }) => Math.max(found, minScore ?? 0), 0)
  const top = lines.filter(({ minScore }) => minScore !== null && minScore === highest)
  const schools = new Set(top.map(schoolKey))
  const ranks = new Set(top.map(({ minRank }) => minRank))
  return schools.size >= SHARED && ranks.size === 1 ? top : []
}

/** A rank read off a table for a score that it does not tell from those above. */
function isAboveTable({ year, minScore, rankDerived }: LineRow, tables: readonly RankTable[]): boolean {
  const table = rankDerived ? tables.find((one) => one.year === year) : undefined
  if (table === undefined || minScore === null) return false
  return firstReach(table) > 1 && minScore > table.scoreLow[0]!
}

/** The weakest rank that the first segment of a table allows. */
function firstReach({ cumulative }: RankTable): number {
  return cumulative[0]!
}
