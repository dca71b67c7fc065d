import { FEATURES } from '@wenjin/engine'
import type { StandingUniversity, UniversityValues } from '../../queries/university-writes.ts'
import type { ListedUniversity } from '../kinds/university.ts'
import { plainSchoolName } from '../schools/school-name.ts'

/** What a list of universities changes. */
export interface UniversityMerge {
  readonly inserts: readonly UniversityValues[]
  readonly updates: readonly (UniversityValues & { readonly univ_id: number })[]
  /** Ids of universities that this list had and has no more. */
  readonly gone: readonly number[]
  /** Names under which universities were known before, or are in this list. */
  readonly aliases: readonly { readonly nameKey: string; readonly univId: number }[]
}

/** Known by no list of ours, so it stays when a list says nothing of it. */
const GRADUATE_SCHOOL = 1 << (FEATURES.graduateSchool - 1)

/**
 * Merges a list into the standing universities, so that lists come in any order. A university is the same by the
 * ministry's code, by its name, or, renamed, by a national code whose old name the list has no more. The list with the
 * best (smallest) priority says name, place and kind; others only fill what is blank.
 */
export function mergeUniversities(
  standing: readonly StandingUniversity[],
  listed: readonly ListedUniversity[],
  list: { readonly datasetId: number; readonly priority: number },
): UniversityMerge {
  const rows = withOwnCodes(listed)
  const listNames = new Set(rows.map((row) => plainSchoolName(row.name)))
  const byMoe = new Map(
    standing.flatMap((row) => (row.moe_code === null ? [] : [[row.moe_code, row] as const])),
  )
  const byName = new Map(standing.map((row) => [row.name_key, row]))
  const byNational = new Map(
    standing.flatMap((row) =>
      row.national_code === null || listNames.has(row.name_key) ? [] : [[row.national_code, row] as const],
    ),
  )
  const met = new Set<number>()
  const inserts: UniversityValues[] = []
  const updates: (UniversityValues & { univ_id: number })[] = []
  const aliases: { nameKey: string; univId: number }[] = []
  for (const row of rows) {
    const nameKey = plainSchoolName(row.name)
    const known =
      byMoe.get(row.moe_code ?? '') ??
      byName.get(nameKey) ??
      byNational.get(row.national_code ?? '') ??
      undefined
    if (known === undefined || met.has(known.univ_id)) {
      inserts.push(newUniversity(row, nameKey, list.datasetId))
      continue
    }
    met.add(known.univ_id)
    const leads =
      known.list_priority === null ||
      known.dataset_id === list.datasetId ||
      list.priority < known.list_priority
    const mayRename = leads && !(byName.has(nameKey) && byName.get(nameKey) !== known)
    const named = mayRename
      ? { name: row.name, name_key: nameKey }
      : { name: known.name, name_key: known.name_key }
    const { univ_id, list_priority: _, ...before } = known
    const fresh = newUniversity(row, nameKey, list.datasetId)
    const merged = leads
      ? { ...filled(fresh, before), features: leadingFeatures(before, row) }
      : filled(before, fresh)
    const after = { ...merged, ...named }
    if (differs(before, after)) updates.push({ univ_id, ...after })
    for (const alias of [known.name_key, nameKey]) {
      if (alias !== named.name_key) aliases.push({ nameKey: alias, univId: univ_id })
    }
  }
  const gone = standing
    .filter((row) => row.dataset_id === list.datasetId && !met.has(row.univ_id))
    .map((row) => row.univ_id)
  return { inserts, updates, gone, aliases }
}

/** A national code that several rows share (campuses) stays with the one whose ministry's code ends in it. */
function withOwnCodes(listed: readonly ListedUniversity[]): ListedUniversity[] {
  const times = new Map<string, number>()
  for (const { national_code: code } of listed) if (code !== null) times.set(code, (times.get(code) ?? 0) + 1)
  return listed.map((row) => {
    const shared = row.national_code !== null && times.get(row.national_code)! > 1
    return shared && row.moe_code?.endsWith(row.national_code!) !== true
      ? { ...row, national_code: null }
      : row
  })
}

function newUniversity(row: ListedUniversity, nameKey: string, datasetId: number): UniversityValues {
  return {
    name: row.name,
    name_key: nameKey,
    moe_code: row.moe_code,
    national_code: row.national_code,
    area_id: row.area_id,
    city: row.city,
    level: row.level,
    ownership: row.ownership,
    department: row.department,
    department_name: row.department_name,
    kind: row.kind ?? -1,
    features: row.features ?? 0,
    dataset_id: datasetId,
  }
}

/** What the first says, and what the second says where the first is blank. */
function filled(first: UniversityValues, second: UniversityValues): UniversityValues {
  const ofDepartment = first.department_name === '' ? second : first
  return {
    ...first,
    moe_code: first.moe_code ?? second.moe_code,
    national_code: first.national_code ?? second.national_code,
    area_id: first.area_id || second.area_id,
    city: first.city || second.city,
    department: ofDepartment.department,
    department_name: ofDepartment.department_name,
    kind: first.kind < 0 ? second.kind : first.kind,
    features: first.features === 0 ? second.features : first.features,
  }
}

/** Features of the list that leads: what it says, none included, and what no list knows. */
function leadingFeatures(known: UniversityValues, row: ListedUniversity): number {
  return row.features === null ? known.features : row.features | (known.features & GRADUATE_SCHOOL)
}

function differs(before: UniversityValues, after: UniversityValues): boolean {
  return (Object.keys(after) as (keyof UniversityValues)[]).some((column) => before[column] !== after[column])
}
