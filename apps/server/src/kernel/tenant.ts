import { loadTenants } from '@wenjin/database/queries/kernel/tenants'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Tenant } from '@wenjin/database/queries/kernel/tenants'
import { keptFresh } from './fresh.ts'

export interface Tenants {
  /** The tenant of a host name (no port); hosts nobody registered belong to the main tenant. */
  ofHost(host: string): Promise<Tenant>
}

/** How long a change of tenants may stay unseen, in milliseconds. */
const TTL_MS = 5_000

/** Tenants by host, read again when older than TTL_MS. */
export function tenantsOf({ db }: Connection): Tenants {
  const load = keptFresh(TTL_MS, () => loadTenants(db))
  return {
    async ofHost(host) {
      const tenants = await load()
      const tenant = tenants.get(host.toLowerCase()) ?? tenants.get('')
      if (tenant === undefined) throw new Error('no main tenant')
      return tenant
    },
  }
}
