import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'

type CodedRow = Partial<Pick<LineRow, 'codeYear'>>

/** Year whose codes the units of a year have that are made of its lines: a later one where a source has rewritten them. */
export function codeYearOf(lines: readonly LineRow[], year: number): number {
  return (
    lines.reduce((found, line) => (line.year === year ? Math.max(found, line.codeYear ?? 0) : found), 0) ||
    year
  )
}

/** Whether a row has codes of another year than its own and than the wanted one: alike, they may mean another unit. */
export function isForeign({ codeYear }: CodedRow, wanted: number): boolean {
  return codeYear != null && codeYear !== wanted
}

/** Smaller is better: rows rewritten to the wanted codes, rows with their own, rows with others. */
export function codeRank(row: CodedRow, wanted: number): number {
  if (isForeign(row, wanted)) return 2
  return row.codeYear === wanted ? 0 : 1
}
