import type { Connection, Tenant } from '@wenjin/data'
import type { SmsCarrier } from './carriers/sms/index.ts'
import type { Clock } from './clock.ts'

/** What every module is built from. */
export interface Deps {
  readonly connection: Connection
  readonly clock: Clock
  readonly sms: SmsCarrier
}

/** Who calls: known before a handler runs. */
export interface Caller {
  readonly tenant: Tenant
  /** Remote address, behind trusted proxies the client's. */
  readonly address: string
  readonly userAgent: string
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
