import type { Tenant } from '@wenjin/database/queries/kernel/tenants'

/** What a browser keeps for us in cookies that no script reads and no other site sends. */
export interface Browser {
  /** Hash of the name the browser has; undefined: it has none yet. */
  readonly knownDevice: string | undefined
  /** The same; the browser is given a name when it has none. */
  readonly device: () => string
  /** The token the next page is made for; undefined: a visitor's. */
  readonly keepSession: (token: string | undefined) => void
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
