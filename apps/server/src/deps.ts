import type { Connection } from '@wenjin/database/connect/connection'
import type { Keys } from '@wenjin/database/keys/keys'
import type { Tenant } from '@wenjin/database/queries/kernel/tenants'
import type { IdentityCarrier } from './carriers/identity/index.ts'
import type { QywxCarrier } from './carriers/qywx/index.ts'
import type { SmsCarrier } from './carriers/sms/index.ts'
import type { Storage } from './carriers/storage/index.ts'
import type { WechatCarrier } from './carriers/wechat/index.ts'
import type { Clock } from './kernel/clock.ts'
import type { Browser } from './http/browser.ts'

/** What every module is built from. */
export interface Deps {
  readonly connection: Connection
  readonly clock: Clock
  readonly keys: Keys
  readonly carriers: Carriers
}

/** Where work outside a request writes what went wrong: fields, then words. */
export interface Log {
  warn(fields: object, words: string): void
  warn(words: string): void
  error(fields: object, words: string): void
}

/** The ways to the outside world. */
export interface Carriers {
  readonly sms: SmsCarrier
  readonly storage: Storage
  readonly wechat: WechatCarrier
  readonly qywx: QywxCarrier
  readonly identity: IdentityCarrier
}

/** Who calls: known before a handler runs. */
export interface Caller {
  readonly tenant: Tenant
  /** Remote address, behind trusted proxies the client's. */
  readonly address: string
  readonly userAgent: string
  /** https or http, and host, as the person's browser sees them. */
  readonly origin: string
  readonly browser: Browser
  readonly now: Date
}

export interface SignedInCaller extends Caller {
  readonly customer: SessionCustomer
}

/** The customer of a verified token. */
export interface SessionCustomer {
  readonly customerId: number
  readonly tenantId: number
  readonly banStatus: number
  readonly tokenHash: string
  /** The token itself, for replies encrypted to its holder. */
  readonly token: string
}

/** A caller who may be signed in. */
export interface AnyCaller extends Caller {
  readonly customer: SessionCustomer | undefined
}
