import type { Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import type { Database } from '../schema/database.ts'
import { up as reference } from './0001-reference.ts'
import { up as customers } from './0002-customers.ts'
import { up as accounts } from './0003-accounts.ts'
import { up as lists } from './0004-lists.ts'
import { up as smsTraffic } from './0005-sms-traffic.ts'
import { up as reliability } from './0006-reliability.ts'
import { up as unsaid } from './0007-unsaid.ts'

const migrations: Record<string, Migration> = {
  '0001-reference': { up: reference },
  '0002-customers': { up: customers },
  '0003-accounts': { up: accounts },
  '0004-lists': { up: lists },
  '0005-sms-traffic': { up: smsTraffic },
  '0006-reliability': { up: reliability },
  '0007-unsaid': { up: unsaid },
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/**
 * Brings the database to the newest schema. Kysely's lock lets only one of several processes migrate;
 * the others wait. Throws what failed, with the migration's name.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  const failed = results?.find((result) => result.status === 'Error')
  if (error !== undefined)
    throw new Error(`migration ${failed?.migrationName ?? '?'} failed`, { cause: error })
}
