import type { Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

export interface HighSchool {
  readonly schoolId: number
  readonly name: string
  readonly cityId: number
  readonly boroughId: number
  /** Classes of each grade; 0: not known. */
  readonly classCount: number
  readonly demo: boolean
}

/** What high schools are looked for by; all that is given must hold. */
export interface HighSchoolSearch {
  /** Part of the name; '' fits every school. */
  readonly name: string
  readonly cityId?: number | undefined
  readonly boroughId?: number | undefined
  readonly offset: number
  readonly limit: number
}

const columns = ['schoolId', 'name', 'cityId', 'boroughId', 'classCount'] as const

const isDemo = sql<boolean>`coalesce(dataset.is_demo, false)`.as('demo')

/** A page of high schools, those whose name begins with what was asked for first; and how many there are. */
export async function searchHighSchools(
  db: Kysely<Database>,
  { name, cityId, boroughId, offset, limit }: HighSchoolSearch,
): Promise<{ readonly total: number; readonly list: readonly HighSchool[] }> {
  const part = name.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const narrow = <O>(query: SelectQueryBuilder<Database, 'highSchool', O>) => {
    let narrowed = query
    if (name !== '') narrowed = narrowed.where('name', 'ilike', `%${part}%`)
    if (cityId !== undefined) narrowed = narrowed.where('cityId', '=', cityId)
    return boroughId === undefined ? narrowed : narrowed.where('boroughId', '=', boroughId)
  }
  const { total } = await narrow(db.selectFrom('highSchool'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const list = await narrow(db.selectFrom('highSchool'))
    .leftJoin('dataset', 'dataset.datasetId', 'highSchool.datasetId')
    .select([...columns, isDemo])
    .orderBy(sql`name ilike ${`${part}%`}`, 'desc')
    .orderBy(sql`char_length(name)`)
    .orderBy('name')
    .orderBy('schoolId')
    .offset(offset)
    .limit(limit)
    .execute()
  return { total, list }
}

/** A high school, or undefined. */
export function findHighSchool(db: Kysely<Database>, schoolId: number): Promise<HighSchool | undefined> {
  return db
    .selectFrom('highSchool')
    .leftJoin('dataset', 'dataset.datasetId', 'highSchool.datasetId')
    .select([...columns, isDemo])
    .where('schoolId', '=', schoolId)
    .executeTakeFirst()
}

/** A row as an operator's table gives it. */
export interface HighSchoolValues {
  readonly cityId: number
  readonly boroughId: number
  readonly name: string
  readonly classCount: number
}

const BATCH = 1_000

/**
 * Makes a list's schools those of its dataset: enters new ones, changes what differs, removes what the list has no more,
 * and in its provinces (the first two digits of their codes) the schools of the demo. A school keeps its id.
 */
export async function putHighSchools(
  db: Kysely<Database>,
  rows: readonly HighSchoolValues[],
  datasetId: number,
): Promise<{ readonly added: number; readonly changed: number; readonly removed: number }> {
  const standing = await db
    .selectFrom('highSchool')
    .leftJoin('dataset', 'dataset.datasetId', 'highSchool.datasetId')
    .select([...columns, 'highSchool.datasetId', isDemo])
    .execute()
  const byKey = new Map(standing.map((school) => [`${school.boroughId} ${school.name}`, school]))
  const listed = new Set(rows.map((row) => `${row.boroughId} ${row.name}`))
  const provinces = new Set(rows.map((row) => provinceDigits(row.cityId)))
  const changes = rows.filter((row) => {
    const before = byKey.get(`${row.boroughId} ${row.name}`)
    return before?.classCount !== row.classCount || before.datasetId !== datasetId
  })
  for (let from = 0; from < changes.length; from += BATCH) {
    await db
      .insertInto('highSchool')
      .values(changes.slice(from, from + BATCH).map((row) => ({ ...row, datasetId })))
      .onConflict((conflict) =>
        conflict.columns(['boroughId', 'name']).doUpdateSet((eb) => ({
          cityId: eb.ref('excluded.cityId'),
          classCount: eb.ref('excluded.classCount'),
          datasetId: eb.ref('excluded.datasetId'),
        })),
      )
      .execute()
  }
  const gone = standing.filter(
    (school) =>
      !listed.has(`${school.boroughId} ${school.name}`) &&
      (school.datasetId === datasetId || (school.demo && provinces.has(provinceDigits(school.cityId)))),
  )
  for (let from = 0; from < gone.length; from += BATCH) {
    const ids = gone.slice(from, from + BATCH).map((school) => school.schoolId)
    await db.deleteFrom('highSchool').where('schoolId', 'in', ids).execute()
  }
  const changed = changes.filter((row) => byKey.has(`${row.boroughId} ${row.name}`)).length
  return { added: changes.length - changed, changed, removed: gone.length }
}

function provinceDigits(cityId: number): number {
  return Math.floor(cityId / 100)
}
