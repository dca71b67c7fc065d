import type { DataRow } from './api.ts'

/** Kinds without which chances are not whole, in the order a chance is made of them. */
const NEEDED: readonly { readonly kind: DataRow['kind']; readonly kindName: string }[] = [
  { kind: 'admission', kindName: '投档录取线' },
  { kind: 'score_rank', kindName: '一分一段' },
  { kind: 'plan', kindName: '招生计划' },
  { kind: 'batch_line', kindName: '批次线' },
]
/** Years that are looked at one by one; older ones are told together. */
const STRIP_YEARS = 6

/** One year of a kind: how many rows all sources have together, 0 for none. */
interface YearCell {
  readonly year: number
  readonly rows: number
}

/** One source of a kind; files of one name, of which the same is said, are one. */
export interface SourceBlock extends Pick<DataRow, 'source' | 'origin' | 'note' | 'importedAt' | 'demo'> {
  readonly rows: number
  readonly years: readonly number[]
  /** What it holds, one year, track and level a row, newest first. */
  readonly slices: readonly DataRow[]
}

/** Everything loaded of a kind. */
export interface KindBlock {
  readonly kind: DataRow['kind']
  readonly kindName: string
  readonly needed: boolean
  readonly rows: number
  readonly demo: boolean
  /** Newest first; without rows that are of no year. */
  readonly years: readonly number[]
  /** The newest years one by one, newest first; none for a kind that has no years. */
  readonly strip: readonly YearCell[]
  /** Years with rows before those. */
  readonly earlier: readonly number[]
  readonly sources: readonly SourceBlock[]
}

/**
 * Rows by kind, those chances are made of first and there even without rows.
 * @param latest year the strip begins at, unless some row is newer
 */
export function kindBlocks(rows: readonly DataRow[], latest: number): KindBlock[] {
  const needed = new Set(NEEDED.map(({ kind }) => kind))
  const others = rows.filter(({ kind }) => !needed.has(kind))
  const start = Math.max(latest, ...rows.map(({ year }) => year))
  return [
    ...NEEDED.map((kind) => blockOf({ ...kind, needed: true }, rows, start)),
    ...otherBlocks(others, start),
  ]
}

/** Rows by kind as they come. */
export function otherBlocks(rows: readonly DataRow[], latest: number): KindBlock[] {
  const names = new Map(rows.map(({ kind, kindName }) => [kind, kindName]))
  return [...names].map(([kind, kindName]) => blockOf({ kind, kindName, needed: false }, rows, latest))
}

function blockOf(
  head: Pick<KindBlock, 'kind' | 'kindName' | 'needed'>,
  all: readonly DataRow[],
  start: number,
): KindBlock {
  const rows = all.filter(({ kind }) => kind === head.kind)
  const years = yearsOf(rows)
  const from = start - STRIP_YEARS + 1
  const cells = Array.from({ length: STRIP_YEARS }, (_, i) => ({
    year: start - i,
    rows: total(rows.filter(({ year }) => year === start - i)),
  }))
  const dated = years.length > 0 || head.needed
  return {
    ...head,
    rows: total(rows),
    demo: rows.some(({ demo }) => demo),
    years,
    strip: dated && rows.length > 0 ? cells : [],
    earlier: years.filter((year) => year < from),
    sources: sourcesOf(rows),
  }
}

function sourcesOf(rows: readonly DataRow[]): SourceBlock[] {
  return groupsOf(rows, ({ source, origin, note }) => `${source}|${origin}|${note}`).map(
    ([first, ...more]) => {
      const own = [first, ...more]
      const { source, origin, note } = first
      const slices = groupsOf(own, (row) => `${row.year}|${row.trackName}|${row.levelName}`)
        .map((same) => ({ ...same[0], rows: total(same) }))
        .sort((a, b) => b.year - a.year)
      return {
        source,
        origin,
        note,
        importedAt: own.reduce((last, row) => (row.importedAt > last ? row.importedAt : last), ''),
        demo: own.some(({ demo }) => demo),
        rows: total(own),
        years: yearsOf(own),
        slices,
      }
    },
  )
}

/** Rows with the same key together, in the order their keys first come. */
function groupsOf(rows: readonly DataRow[], keyOf: (row: DataRow) => string): [DataRow, ...DataRow[]][] {
  const groups = new Map<string, [DataRow, ...DataRow[]]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return [...groups.values()]
}

function yearsOf(rows: readonly DataRow[]): number[] {
  return [...new Set(rows.map(({ year }) => year))].filter((year) => year > 0).sort((a, b) => b - a)
}

function total(rows: readonly DataRow[]): number {
  return rows.reduce((sum, row) => sum + row.rows, 0)
}
