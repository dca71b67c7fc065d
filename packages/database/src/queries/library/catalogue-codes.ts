import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Names of the catalogue's majors and classes with their codes and level. */
export async function loadCatalogueCodes(
  db: Kysely<Database>,
): Promise<{ readonly name: string; readonly code: string; readonly level: number }[]> {
  const majors = await db.selectFrom('major').select(['name', 'code', 'level']).orderBy('code').execute()
  const classes = await db
    .selectFrom('major')
    .select(['className as name', 'classCode as code', 'level'])
    .distinct()
    .where('className', 'like', '%类')
    .orderBy('classCode')
    .execute()
  return [...majors, ...classes]
}
