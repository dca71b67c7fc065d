import { schoolKey } from '../link/school-key.ts'
import type { UnitLine } from '../link/link-lines.ts'
import type { UniversityRow } from '@wenjin/database/queries/library/universities'
import type { SchoolRow } from '@wenjin/engine'
import type { AssembledUnit } from './assembled-unit.ts'
import { fnv1a } from './unit-id.ts'

/** A school of the book: its row in the index and how it is called. */
export interface BookSchool extends SchoolRow {
  readonly name: string
  readonly city: string
  readonly departmentName: string
}

/** Ids of schools that are on no list of universities start here. */
const UNLISTED = 1_000_000_000

/**
 * The schools of the units in the order sort 'school' shows: those with the strongest latest cut-off
 * first, those without any last. A school on no list of universities keeps the name its rows have.
 */
export function bookSchools(
  units: readonly AssembledUnit[],
  histories: readonly (readonly UnitLine[])[],
  universities: ReadonlyMap<number, UniversityRow>,
): { readonly schools: readonly BookSchool[]; readonly placeOf: (unit: AssembledUnit) => number } {
  const strongest = new Map<string, number>()
  const rows = new Map<string, BookSchool>()
  for (const [i, unit] of units.entries()) {
    const key = schoolKey(unit)
    if (!rows.has(key)) rows.set(key, schoolOf(unit, universities))
    const rank = histories[i]?.[0]?.rank ?? Infinity
    strongest.set(key, Math.min(strongest.get(key) ?? Infinity, rank))
  }
  const keys = [...rows.keys()].sort(
    (a, b) => (strongest.get(a) ?? Infinity) - (strongest.get(b) ?? Infinity) || (a < b ? -1 : 1),
  )
  const place = new Map(keys.map((key, i) => [key, i]))
  return {
    schools: keys.flatMap((key) => rows.get(key) ?? []),
    placeOf: (unit) => place.get(schoolKey(unit)) ?? 0,
  }
}

function schoolOf(unit: AssembledUnit, universities: ReadonlyMap<number, UniversityRow>): BookSchool {
  const row = unit.univId === null ? undefined : universities.get(unit.univId)
  const name = row?.name ?? unit.schoolName ?? `院校代码 ${unit.schoolCode}`
  return {
    univId: row?.univId ?? UNLISTED + fnv1a(name, 0x811c9dc5),
    areaId: row?.areaId ?? 0,
    features: row?.features ?? 0,
    department: row?.department ?? 0,
    level: row?.level ?? 0,
    ownership: row?.ownership ?? 0,
    kind: row?.kind ?? -1,
    name,
    city: row?.city ?? '',
    departmentName: row?.departmentName ?? '',
  }
}
