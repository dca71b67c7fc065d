import { loadTenantConfig } from '@wenjin/database/queries/kernel/tenants'
import type { Connection } from '@wenjin/database/connect/connection'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { presentConfig, presentTenant } from './present.ts'

/**
 * Tenant information and configuration. The host the request came to decides, not domainName: a page
 * of one tenant cannot ask for another's.
 */
export function tenantHandlers({ db }: Connection): HandlersOf<'content/tenant'> {
  return {
    getTenantInfo: async (_input, { tenant }) => presentTenant(tenant),
    async getTenantConfig({ inputType }, { tenant }) {
      const items = await loadTenantConfig(db, tenant.tenantId)
      return presentConfig(items.filter((item) => inputType === undefined || item.inputType === inputType))
    },
  }
}
