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
    const merged = leads ? overwrite(known, row, list.datasetId) : fill(known, row)
    const named = mayRename
      ? { name: row.name, name_key: nameKey }
      : { name: known.name, name_key: known.name_key }
    const { univ_id, list_priority: _, ...before } = known
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

function overwrite(known: StandingUniversity, row: ListedUniversity, datasetId: number): UniversityValues {
  const fresh = newUniversity(row, known.name_key, datasetId)
  return {
    ...fresh,
    moe_code: row.moe_code ?? known.moe_code,
    national_code: row.national_code ?? known.national_code,
    area_id: row.area_id || known.area_id,
    city: row.city || known.city,
    department: row.department_name === '' ? known.department : row.department,
    department_name: row.department_name || known.department_name,
    kind: row.kind === null || row.kind < 0 ? known.kind : row.kind,
    features: row.features === null ? known.features : row.features | (known.features & GRADUATE_SCHOOL),
  }
}

function fill(known: StandingUniversity, row: ListedUniversity): UniversityValues {
  const { univ_id: _id, list_priority: _priority, ...values } = known
  return {
    ...values,
    moe_code: known.moe_code ?? row.moe_code,
    national_code: known.national_code ?? row.national_code,
    area_id: known.area_id || row.area_id,
    city: known.city || row.city,
    department: known.department_name === '' ? row.department : known.department,
    department_name: known.department_name || row.department_name,
    kind: known.kind < 0 ? (row.kind ?? -1) : known.kind,
    features: known.features === 0 ? (row.features ?? 0) : known.features,
  }
}

function differs(before: UniversityValues, after: UniversityValues): boolean {
  return (Object.keys(after) as (keyof UniversityValues)[]).some((column) => before[column] !== after[column])
}
