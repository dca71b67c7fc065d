import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export interface States {
  /** Customers to ban. */
  readonly banned?: readonly number[]
  /** Provinces the main tenant may not use, by their names. */
  readonly locked?: readonly string[]
  /** The main tenant's app id at the messaging app. */
  readonly appid?: string
  /** Features the main tenant has switched off, by their codes. */
  readonly disabled?: readonly string[]
  /** Config items of the main tenant: key with dashes → text. */
  readonly config?: Readonly<Record<string, string>>
}

const ROOT = join(import.meta.dirname, '../..')
const MAIN_TENANT = '0'

/**
 * Brings customers and the main tenant into states that no call leads to, as operators do: with the operators' program,
 * in a data folder that no server has open.
 */
export function setStates(
  dataDir: string,
  { banned = [], locked = [], appid, disabled = [], config = {} }: States,
): void {
  const ops = (...args: string[]) => runOps(dataDir, args)
  if (banned.length > 0) ops('customer', 'ban', ...banned.flatMap((id) => ['--id', String(id)]))
  if (locked.length > 0 || appid !== undefined || disabled.length > 0)
    ops(
      'tenant',
      'set',
      '--id',
      MAIN_TENANT,
      ...locked.flatMap((province) => ['--lock', province]),
      ...disabled.flatMap((code) => ['--disable', code]),
      ...(appid === undefined ? [] : ['--appid', appid]),
    )
  for (const [key, value] of Object.entries(config))
    ops('config', 'set', '--tenant', MAIN_TENANT, '--key', key, '--value', value)
}

function runOps(dataDir: string, args: readonly string[]): void {
  const program = ['apps/ops/src/main.ts', ...args, '--yes', '--data-dir', dataDir]
  const { status } = spawnSync(process.execPath, program, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${args.join(' ')}: the operators' program failed`)
}
