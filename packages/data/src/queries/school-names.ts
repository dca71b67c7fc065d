import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

/** What printed school names and codes are matched against. */
export interface SchoolNames {
  readonly schools: readonly {
    readonly univId: number
    readonly name: string
    readonly nationalCode: string | null
    readonly areaId: number
    readonly city: string
    readonly level: number
  }[]
  readonly aliases: readonly { readonly nameKey: string; readonly univId: number }[]
  readonly codes: readonly {
    readonly provId: number
    readonly code: string
    readonly univId: number | null
  }[]
}

/** Every university with its other names and its codes in the provinces. */
export async function loadSchoolNames(db: Kysely<Database>): Promise<SchoolNames> {
  const schools = await db
    .selectFrom('university')
    .select([
      'univ_id as univId',
      'name',
      'national_code as nationalCode',
      'area_id as areaId',
      'city',
      'level',
    ])
    .orderBy('univ_id')
    .execute()
  const aliases = await db
    .selectFrom('university_alias')
    .select(['name_key as nameKey', 'univ_id as univId'])
    .orderBy('name_key')
    .execute()
  const codes = await db
    .selectFrom('school_code')
    .select(['prov_id as provId', 'code', 'univ_id as univId'])
    .execute()
  return { schools, aliases, codes }
}

const BATCH = 1000

/** Keeps names and codes that a file taught; a code that two schools have had comes with univId null. */
export async function keepSchoolNames(
  db: Kysely<Database>,
  { aliases, codes }: Pick<SchoolNames, 'aliases' | 'codes'>,
): Promise<void> {
  for (let from = 0; from < aliases.length; from += BATCH) {
    await db
      .insertInto('university_alias')
      .values(
        aliases
          .slice(from, from + BATCH)
          .map(({ nameKey, univId }) => ({ name_key: nameKey, univ_id: univId })),
      )
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .execute()
  }
  const settled = [...new Map(codes.map((row) => [`${row.provId} ${row.code}`, row])).values()]
  for (let from = 0; from < settled.length; from += BATCH) {
    await db
      .insertInto('school_code')
      .values(
        settled
          .slice(from, from + BATCH)
          .map(({ provId, code, univId }) => ({ prov_id: provId, code, univ_id: univId })),
      )
      .onConflict((conflict) =>
        conflict.columns(['prov_id', 'code']).doUpdateSet((eb) => ({ univ_id: eb.ref('excluded.univ_id') })),
      )
      .execute()
  }
}
