import type { Connection } from '@wenjin/database/connect/connection'
import {
  listUnitYears,
  loadPlanRows,
  loadRequirementRows,
  loadRowSources,
} from '@wenjin/database/queries/admission/unit-rows'
import type { RowSource } from '@wenjin/database/queries/admission/unit-rows'
import { loadMajors, loadUniversities } from '@wenjin/database/queries/library/universities'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { batchesOf } from '@wenjin/engine'
import type { RankTable } from '@wenjin/engine'
import { loadPlace } from '../link/place.ts'
import type { Place } from '../link/place.ts'
import { YEARS_BACK } from '../link/units-of.ts'
import { asksSubjects } from './asks-subjects.ts'
import type { BookRows } from './book.ts'

/** What every book needs. */
export interface SharedRows extends Pick<BookRows, 'universities' | 'majors'> {
  readonly sources: ReadonlyMap<number, RowSource>
}

export async function loadSharedRows({ db }: Pick<Connection, 'db'>): Promise<SharedRows> {
  return {
    universities: new Map((await loadUniversities(db)).map((row) => [row.univId, row])),
    majors: await loadMajors(db),
    sources: await loadRowSources(db),
  }
}

/**
 * What a book is built from; undefined when nothing is loaded to fill from.
 * @param loadShared rows that all books share, asked for once it is clear that there is a book
 * @param tables the score-rank tables of the place
 * @param year the candidate's
 */
export async function loadBookRows(
  { db }: Pick<Connection, 'db'>,
  loadShared: () => Promise<SharedRows>,
  { provId, track }: Place,
  tables: readonly RankTable[],
  year: number,
): Promise<BookRows | undefined> {
  const chosen = new Set(batchesOf(provId).map(({ unit }) => unit))
  if (chosen.size === 0) return undefined
  const levels = [...chosen].map((level) => LINE_LEVELS[level])
  const years = await listUnitYears(db, provId, track, levels)
  const planned = years.plan.includes(year)
  const unitYear = planned
    ? year
    : Math.max(...years.plan.filter((y) => y < year), ...years.line.filter((y) => y < year))
  if (!Number.isFinite(unitYear)) return undefined
  const { sources, ...shared } = await loadShared()
  const known = { sources, tables, levels: chosen, from: year - YEARS_BACK, to: year - 1 }
  return {
    ...shared,
    place: await loadPlace(db, { provId, track }, known),
    year,
    unitYear,
    planned,
    plans: await loadPlanRows(db, provId, track, unitYear),
    requirements: asksSubjects(track) ? await loadRequirementRows(db, provId, track, unitYear) : [],
  }
}
