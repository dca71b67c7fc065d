import { connect } from '@wenjin/database/connect/connect'
import { migrate } from '@wenjin/database/migrations/index'
import type { Connection } from '@wenjin/database/connect/connection'
import { testDatabases } from '@wenjin/database/testing'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOps } from './run.ts'
import type { ExitCode, Surroundings } from './shell/command.ts'

export const NOW = new Date('2026-06-25T08:00:00Z')

export interface Told {
  readonly code: ExitCode
  readonly printed: string
  readonly complaints: string
  /** What the person at the terminal was asked. */
  readonly asked: readonly string[]
}

export interface Where {
  readonly env?: Record<string, string>
  /** What the person at the terminal answers, in order; absent: nobody is there. */
  readonly answers?: readonly string[]
  /** What comes on standard input. */
  readonly input?: string
  readonly now?: Date
}

/** Runs the command line as main.ts does. */
export async function ops(
  args: readonly string[],
  { env = {}, answers, input = '', now = NOW }: Where = {},
): Promise<Told> {
  const printed: string[] = []
  const complaints: string[] = []
  const asked: string[] = []
  const around: Surroundings = {
    env,
    clock: () => now,
    actor: 'zhang',
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    progress: () => {},
    ask: answers === undefined ? undefined : async (question) => answers[asked.push(question) - 1] ?? '',
    readInput: async () => input,
  }
  const code = await runOps(args, around)
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n'), asked }
}

/** An installation the server has started once: main tenant, keys, a database. */
export interface Installation extends AsyncDisposable {
  /** PostgreSQL's own connection, beside the commands'. */
  readonly connection: Connection
  readonly dataDir: string
  /** Runs a command of words, with --yes; others as given. */
  run(command: string, options?: readonly string[], where?: Where): Promise<Told>
  /** A file with a content; resolves to its path. */
  file(name: string, content: string | Buffer): string
}

/** A new folder that is removed when disposed of. */
export function tempFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'wenjin-ops-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** An installation on PostgreSQL with the schema and the main tenant. */
export async function openInstallation(): Promise<Installation> {
  const kind = testDatabases.find(({ name }) => name === 'PostgreSQL')
  if (kind === undefined) throw new Error('no PostgreSQL')
  const database = await kind.open()
  const { databaseUrl = '', connection } = database
  await migrate(connection.db)
  await insertMainTenant(connection)
  const folder = tempFolder()
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder.path }
  return {
    connection,
    dataDir: folder.path,
    run: (command, options = ['--yes'], where = {}) =>
      ops([...command.split(' '), ...options], { ...where, env }),
    file(name, content) {
      const path = join(folder.path, name)
      writeFileSync(path, content)
      return path
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

/** An embedded database in a folder, with the schema and the main tenant, closed again. */
export async function makeEmbedded(dataDir: string): Promise<void> {
  const connection = await connect({ dataDir })
  await migrate(connection.db)
  await insertMainTenant(connection)
  await connection.close()
}

function insertMainTenant({ db }: Connection) {
  return db
    .insertInto('tenant')
    .values({
      tenantId: 0,
      shortName: '问津',
      brandName: '问津志愿',
      themeColor: '#1668dc',
      defaultProvince: JSON.stringify({ provId: 32, provName: '湖南' }),
      appid: null,
      disabledList: '[]',
    })
    .execute()
}

/** Registers somebody; resolves to the customerId. */
export async function addCustomer(
  { db }: Connection,
  phone: string,
  more: Readonly<
    Partial<{ tenantId: number; provId: number; gaokaoYear: number; canModifyProv: boolean }>
  > = {},
): Promise<number> {
  const row = await db
    .insertInto('customer')
    .values({ tenantId: 0, phone, regType: 'm', shareCode: `share${phone}`, createdAt: NOW, ...more })
    .returning('customerId')
    .executeTakeFirstOrThrow()
  return row.customerId
}

/** The newest entry of the audit. */
export function lastAudit({ db }: Connection) {
  return db.selectFrom('audit').selectAll().orderBy('auditId', 'desc').limit(1).executeTakeFirst()
}
