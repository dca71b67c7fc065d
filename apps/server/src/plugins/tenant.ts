import { loadTenants } from '@wenjin/data'
import type { Connection, Tenant } from '@wenjin/data'

export interface Tenants {
  /** The tenant of a host name (no port); hosts nobody registered belong to the main tenant. */
  ofHost(host: string): Promise<Tenant>
}

/** How long a change of tenants may stay unseen, in milliseconds. */
const FRESH = 5_000

/** Tenants by host, read again when older than FRESH. */
export function tenantsOf({ db }: Connection): Tenants {
  let loaded: Promise<Map<string, Tenant>> | undefined
  let at = 0
  return {
    async ofHost(host) {
      if (loaded === undefined || Date.now() - at > FRESH) {
        at = Date.now()
        loaded = loadTenants(db)
        loaded.catch(() => (loaded = undefined))
      }
      const tenants = await loaded
      const tenant = tenants.get(host) ?? tenants.get('')
      if (tenant === undefined) throw new Error('no main tenant')
      return tenant
    },
  }
}
