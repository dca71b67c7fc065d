import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Something an operator did; nothing personal in it: customers are told by their id. */
export interface AuditEntry {
  readonly at: Date
  /** Account of the operating system. */
  readonly actor: string
  /** As it was typed, without its options: "tenant set". */
  readonly command: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Call it in the transaction that does what it tells of. */
export async function insertAudit(
  db: Kysely<Database>,
  { at, actor, command, detail }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ at, actor, command, detail: JSON.stringify(detail) })
    .execute()
}

/**
 * The newest entries, newest first.
 * @param command all entries when undefined; else those of the command, or of every command of a noun ("tenant")
 */
export function listAudit(
  db: Kysely<Database>,
  max: number,
  command?: string,
): Promise<(AuditEntry & { readonly auditId: number })[]> {
  return db
    .selectFrom('audit')
    .select(['auditId', 'at', 'actor', 'command', 'detail'])
    .$if(command !== undefined, (query) =>
      query.where(({ eb, or, fn, val }) =>
        or([
          eb('command', '=', command ?? ''),
          eb(fn<boolean>('starts_with', ['command', val(`${command} `)]), '=', true),
        ]),
      ),
    )
    .orderBy('auditId', 'desc')
    .limit(max)
    .execute()
}
