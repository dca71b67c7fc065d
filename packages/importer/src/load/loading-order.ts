import type { TableKind } from '../header/table-kind.ts'
import type { OpenTable } from '../open-table.ts'

/** What others need comes first: schools and majors, then the tables that ranks are read from. */
const ORDER: readonly TableKind[] = [
  'university',
  'major',
  'score_rank',
  'batch_line',
  'admission',
  'plan',
  'subject_requirement',
  'discipline_grade',
  'first_class_discipline',
  'first_class_major',
  'high_school',
]

/**
 * The order in which tables teach most: by kind; then those whose national codes tell former names; those with names
 * before those with codes alone.
 */
export function loadingOrder(tables: readonly OpenTable[]): OpenTable[] {
  return tables.toSorted(
    (a, b) =>
      ORDER.indexOf(a.layout.kind) - ORDER.indexOf(b.layout.kind) ||
      rank(a) - rank(b) ||
      (a.layout.mapping?.priority ?? 50) - (b.layout.mapping?.priority ?? 50) ||
      (a.file < b.file ? -1 : 1),
  )
}

function rank({ layout }: OpenTable): number {
  if (!layout.has('schoolName')) return 2
  return layout.mapping?.rules?.nationalCodes === true ? 0 : 1
}
