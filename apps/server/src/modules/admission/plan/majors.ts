import type { GroupMajor } from '@wenjin/contract'
import { boundedLines } from '@wenjin/admission/link/bounded-lines'
import { linkLines } from '@wenjin/admission/link/link-lines'
import { loadSchoolLines } from '@wenjin/database/queries/admission/unit-rows'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { Connection } from '@wenjin/database/connect/connection'
import type { UnitBook, BookUnit } from '@wenjin/admission/book/book'
import { presentMajor } from './present.ts'
import type { RankTables } from '../score/index.ts'

/** The majors of a unit with the lines each had at major level in past years, where a source has them. */
export async function majorsOfUnit(
  { db }: Connection,
  ranks: RankTables,
  book: UnitBook,
  unit: BookUnit,
): Promise<GroupMajor[]> {
  const rows =
    unit.univId === null
      ? []
      : await loadSchoolLines(db, book.provId, book.track, unit.univId, LINE_LEVELS.major, book.year - 1)
  const majors = unit.plans.map((plan) => ({
    ...unit,
    kind: 'major' as const,
    groupCode: '',
    majorCode: plan.majorCode ?? '',
    majorName: plan.majorName,
    requirement: plan.requirement,
    plans: [plan],
  }))
  const tables = (await ranks.tables(book.provId, book.track)).map(({ table }) => table)
  const place = { sources: book.allSources, tables, bounded: boundedLines(rows, tables) }
  const { histories } = linkLines(majors, rows, place, book.codeYear)
  return unit.plans.map((plan, i) => presentMajor(plan, unit, histories[i] ?? []))
}
