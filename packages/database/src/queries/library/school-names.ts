import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

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
    .select(['univId', 'name', 'nationalCode', 'areaId', 'city', 'level'])
    .orderBy('univId')
    .execute()
  const aliases = await db
    .selectFrom('universityAlias')
    .select(['nameKey', 'univId'])
    .orderBy('nameKey')
    .execute()
  const codes = await db.selectFrom('schoolCode').select(['provId', 'code', 'univId']).execute()
  return { schools, aliases, codes }
}

const BATCH = 1000

/** Keeps names and codes that a file taught; a code that two schools have had comes with universityId null. */
export async function keepSchoolNames(
  db: Kysely<Database>,
  { aliases, codes }: Pick<SchoolNames, 'aliases' | 'codes'>,
): Promise<void> {
  for (let from = 0; from < aliases.length; from += BATCH) {
    await db
      .insertInto('universityAlias')
      .values(
        aliases
          .slice(from, from + BATCH)
          .map(({ nameKey, univId: universityId }) => ({ nameKey, univId: universityId })),
      )
      .onConflict((conflict) => conflict.column('nameKey').doNothing())
      .execute()
  }
  const settled = [...new Map(codes.map((row) => [`${row.provId} ${row.code}`, row])).values()]
  for (let from = 0; from < settled.length; from += BATCH) {
    await db
      .insertInto('schoolCode')
      .values(
        settled
          .slice(from, from + BATCH)
          .map(({ provId, code, univId: universityId }) => ({ provId, code, univId: universityId })),
      )
      .onConflict((conflict) =>
        conflict.columns(['provId', 'code']).doUpdateSet((eb) => ({ univId: eb.ref('excluded.univId') })),
      )
      .execute()
  }
}
