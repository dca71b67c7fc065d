import { join, resolve } from 'node:path'
import { readCarrierConfig } from './carriers/environment.ts'
import type { CarrierConfig, Environment } from './carriers/environment.ts'
import { ConfigError } from './config-error.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Folder of the built web application: the page and its assets. */
  readonly webDir: string
  readonly databaseUrl: string | undefined
  readonly production: boolean
  /** Moment at which the product's clock starts; undefined: the machine's time. */
  readonly clock: Date | undefined
  /** Addresses of the proxies in front whose X-Forwarded-For is believed, separated by commas. */
  readonly trustProxy: string | undefined
  readonly logLevel: string
  readonly carriers: CarrierConfig
}

const LOG_LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the environment. Throws ConfigError naming what is wrong. */
export function readConfig(env: Environment): Config {
  const production = env['NODE_ENV'] === 'production'
  return {
    // a variable that is set to nothing counts as not set
    port: readPort(env['PORT'] || '8080'),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    webDir: resolve(env['WEB_DIR'] || join(import.meta.dirname, '../../web/dist')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    production,
    clock: readClock(env['CLOCK'], production),
    trustProxy: env['TRUST_PROXY'] || undefined,
    logLevel: readLogLevel(env['LOG_LEVEL'] || 'info'),
    carriers: readCarrierConfig(env),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new ConfigError(`PORT=${text} is not a port`)
  return port
}

function readLogLevel(text: string): string {
  if (!LOG_LEVELS.includes(text))
    throw new ConfigError(`LOG_LEVEL=${text} is none of ${LOG_LEVELS.join(', ')}`)
  return text
}

function readClock(text: string | undefined, production: boolean): Date | undefined {
  if (text === undefined || text === '') return undefined
  if (production) throw new ConfigError('CLOCK is for rehearsal and tests and refused in production')
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    throw new ConfigError(`CLOCK=${text} is not a moment (2026-06-26T09:00+08:00)`)
  return moment
}
