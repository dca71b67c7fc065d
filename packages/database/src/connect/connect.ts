import { connectEmbedded } from './connect-embedded.ts'
import { connectPostgres } from './connect-postgres.ts'
import type { Connection } from './connection.ts'

/** Where the database is: PostgreSQL when a URL is given, else embedded in a folder, else in memory. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database; absent: in memory, gone with the process. */
  readonly dataDir?: string | undefined
}

/**
 * Opens the database. The caller closes it and brings the schema up to date with `migrate`.
 * Throws FolderInUseError when another process has the embedded database open.
 */
export function connect(location: DatabaseLocation): Promise<Connection> {
  return location.databaseUrl === undefined
    ? connectEmbedded(location.dataDir)
    : connectPostgres(location.databaseUrl)
}
