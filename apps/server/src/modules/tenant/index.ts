import { loadTenantConfig } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { presentConfig, presentTenant } from './present.ts'

export { presentConfig, presentTenant } from './present.ts'

/**
 * Tenant information and configuration. The host the request came to decides, not domainName: a page
 * of one tenant cannot ask for another's.
 */
export function tenantHandlers({ db }: Connection): Pick<Handlers, 'getTenantInfo' | 'getTenantConfig'> {
  return {
    getTenantInfo: async (_input, { tenant }) => presentTenant(tenant),
    async getTenantConfig({ inputType }, { tenant }) {
      const items = await loadTenantConfig(db, tenant.tenantId)
      return presentConfig(items.filter((item) => inputType === undefined || item.inputType === inputType))
    },
  }
}
