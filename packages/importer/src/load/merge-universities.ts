import { FEATURES } from '@wenjin/engine'
import type { StandingUniversity, UniversityValues } from '@wenjin/database/queries/dataset/university-writes'
import type { ListedUniversity } from '../kinds/university.ts'
import { plainSchoolName } from '../schools/school-name.ts'

/** What a list of universities changes. */
export interface UniversityMerge {
  readonly inserts: readonly UniversityValues[]
  readonly updates: readonly (UniversityValues & { readonly univId: number })[]
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
    standing.flatMap((row) => (row.moeCode === null ? [] : [[row.moeCode, row] as const])),
  )
  const byName = new Map(standing.map((row) => [row.nameKey, row]))
  const byNational = new Map(
    standing.flatMap((row) =>
      row.nationalCode === null || listNames.has(row.nameKey) ? [] : [[row.nationalCode, row] as const],
    ),
  )
  const met = new Set<number>()
  const inserts: UniversityValues[] = []
  const updates: (UniversityValues & { univId: number })[] = []
  const aliases: { nameKey: string; univId: number }[] = []
  for (const row of rows) {
    const nameKey = plainSchoolName(row.name)
    const known =
      byMoe.get(row.moeCode ?? '') ??
      byName.get(nameKey) ??
      byNational.get(row.nationalCode ?? '') ??
      undefined
    if (known === undefined || met.has(known.univId)) {
      inserts.push(newUniversity(row, nameKey, list.datasetId))
      continue
    }
    met.add(known.univId)
    const leads =
      known.listPriority === null || known.datasetId === list.datasetId || list.priority < known.listPriority
    const mayRename = leads && !(byName.has(nameKey) && byName.get(nameKey) !== known)
    const named = mayRename ? { name: row.name, nameKey } : { name: known.name, nameKey: known.nameKey }
    const { univId: schoolId, listPriority: _, ...before } = known
    const fresh = newUniversity(row, nameKey, list.datasetId)
    const merged = leads
      ? { ...filled(fresh, before), features: leadingFeatures(before, row) }
      : filled(before, fresh)
    const after = { ...merged, ...named }
    if (differs(before, after)) updates.push({ univId: schoolId, ...after })
    for (const alias of [known.nameKey, nameKey]) {
      if (alias !== named.nameKey) aliases.push({ nameKey: alias, univId: schoolId })
    }
  }
  const gone = standing
    .filter((row) => row.datasetId === list.datasetId && !met.has(row.univId))
    .map((row) => row.univId)
  return { inserts, updates, gone, aliases }
}

/** A national code that several rows share (campuses) stays with the one whose ministry's code ends in it. */
function withOwnCodes(listed: readonly ListedUniversity[]): ListedUniversity[] {
  const times = new Map<string, number>()
  for (const { nationalCode: code } of listed) if (code !== null) times.set(code, (times.get(code) ?? 0) + 1)
  return listed.map((row) => {
    const shared = row.nationalCode !== null && times.get(row.nationalCode)! > 1
    return shared && row.moeCode?.endsWith(row.nationalCode!) !== true ? { ...row, nationalCode: null } : row
  })
}

function newUniversity(row: ListedUniversity, nameKey: string, datasetId: number): UniversityValues {
  return {
    name: row.name,
    nameKey,
    moeCode: row.moeCode,
    nationalCode: row.nationalCode,
    areaId: row.areaId,
    city: row.city,
    level: row.level,
    ownership: row.ownership,
    department: row.department,
    departmentName: row.departmentName,
    kind: row.kind ?? -1,
    features: row.features ?? 0,
    datasetId,
  }
}

/** What the first says, and what the second says where the first is blank. */
function filled(first: UniversityValues, second: UniversityValues): UniversityValues {
  const ofDepartment = first.departmentName === '' ? second : first
  return {
    ...first,
    moeCode: first.moeCode ?? second.moeCode,
    nationalCode: first.nationalCode ?? second.nationalCode,
    areaId: first.areaId || second.areaId,
    city: first.city || second.city,
    department: ofDepartment.department,
    departmentName: ofDepartment.departmentName,
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
