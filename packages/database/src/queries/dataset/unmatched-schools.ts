import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Tables whose rows name a school of a province's table, and those of the whole country. */
const PROVINCE_TABLES = ['plan', 'admissionLine', 'subjectRequirement'] as const
const COUNTRY_TABLES = ['disciplineGrade', 'firstClassDiscipline', 'firstClassMajor'] as const

/** A school that rows name without a university. */
export interface UnmatchedSchool {
  readonly table: (typeof PROVINCE_TABLES)[number] | (typeof COUNTRY_TABLES)[number]
  /** null in tables of the whole country. */
  readonly provId: number | null
  readonly schoolCode: string | null
  readonly schoolName: string | null
  /** Some dataset that names it so: its mapping says how to read the codes. */
  readonly source: string
}

/** The schools without a university, each spelling once a table, province and source. */
export async function listUnmatchedSchools(db: Kysely<Database>): Promise<UnmatchedSchool[]> {
  const found: UnmatchedSchool[] = []
  for (const table of [...PROVINCE_TABLES, ...COUNTRY_TABLES]) {
    const isProvince = (PROVINCE_TABLES as readonly string[]).includes(table)
    const place = isProvince
      ? sql`prov_id, school_code`
      : sql`null::smallint as prov_id, null::text as school_code`
    const { rows } = await sql<Omit<UnmatchedSchool, 'table'>>`
      select distinct ${place}, school_name, source
      from ${sql.table(table)} join dataset using (dataset_id) where univ_id is null`.execute(db)
    found.push(...rows.map((row) => ({ table, ...row })))
  }
  return found
}

/** Gives the rows of schools their universities; returns how many rows. */
export async function matchSchools(
  db: Kysely<Database>,
  table: UnmatchedSchool['table'],
  matches: readonly (UnmatchedSchool & { readonly univId: number })[],
): Promise<number> {
  if (matches.length === 0) return 0
  const isProvince = (PROVINCE_TABLES as readonly string[]).includes(table)
  const place = isProvince
    ? sql`and t.prov_id = m."provId" and t.school_code is not distinct from m."schoolCode"`
    : sql``
  const updated = await sql`
    update ${sql.table(table)} t set univ_id = m."univId"
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as m("provId" smallint, "schoolCode" text, "schoolName" text, source text, "univId" integer)
    join dataset d on d.source = m.source
    where t.univ_id is null and t.dataset_id = d.dataset_id
      and t.school_name is not distinct from m."schoolName" ${place}`.execute(db)
  return Number(updated.numAffectedRows ?? 0)
}

/** How many rows of each dataset name a school without a university: by source, most rows first. */
export async function countUnmatchedSchools(
  db: Kysely<Database>,
): Promise<Map<string, (readonly [school: string, rows: number])[]>> {
  const counts = new Map<string, (readonly [string, number])[]>()
  for (const table of [...PROVINCE_TABLES, ...COUNTRY_TABLES]) {
    const isProvince = (PROVINCE_TABLES as readonly string[]).includes(table)
    const school = isProvince ? sql`coalesce(school_name, '代码' || school_code)` : sql`school_name`
    const { rows } = await sql<{ source: string; school: string; rows: number }>`
      select source, ${school} as school, count(*)::int as rows
      from ${sql.table(table)} join dataset using (dataset_id)
      where univ_id is null and not is_demo
      group by 1, 2 order by 3 desc, 2`.execute(db)
    for (const { source, school: name, rows: number } of rows) {
      counts.set(source, [...(counts.get(source) ?? []), [name, number]])
    }
  }
  return counts
}
