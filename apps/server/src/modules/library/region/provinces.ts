import { MESSAGES } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { loadLockedProvinces } from '@wenjin/database/queries/kernel/tenants'
import { listOpenProvinces } from '@wenjin/database/queries/library/universities'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Tenant } from '@wenjin/database/queries/kernel/tenants'
import { PROVINCES } from '@wenjin/engine'
import { keptFresh } from '../../../kernel/fresh.ts'
import { refuse } from '../../../kernel/refusal.ts'

export interface Provinces {
  /** All provinces as a tenant may use them. */
  list(tenant: Tenant): Promise<CallReply<Calls['getProvinces']>>
  /** Throws Refusal 40303 when a province's data are not open or the tenant may not use it. */
  check(tenant: Tenant, provId: number): Promise<void>
  /** What an open province lacks, in one sentence; '' for nothing. */
  missing(tenant: Tenant, provId: number): Promise<string>
}

/** How long a change of what is open may stay unseen, in milliseconds. */
const TTL_MS = 5_000

/** Provinces, read again when older than TTL_MS. */
export function provincesOf({ db }: Connection): Provinces {
  const kept = new Map<number, () => Promise<CallReply<Calls['getProvinces']>>>()

  async function load(tenantId: number): Promise<CallReply<Calls['getProvinces']>> {
    const open = new Map((await listOpenProvinces(db)).map((one) => [one.provId, one]))
    const locked = await loadLockedProvinces(db, tenantId)
    return PROVINCES.map(({ provId, name }) => ({
      provId,
      provName: name,
      provStatus: open.has(provId),
      canUse: locked.has(provId) ? 0 : 1,
      fillable: open.get(provId)?.fillable ?? false,
      demo: open.get(provId)?.demo ?? false,
    }))
  }

  const list: Provinces['list'] = ({ tenantId }) => {
    const fresh = kept.get(tenantId) ?? keptFresh(TTL_MS, () => load(tenantId))
    kept.set(tenantId, fresh)
    return fresh()
  }

  return {
    list,
    async missing(tenant, provId) {
      const province = (await list(tenant)).find((one) => one.provId === provId)
      return province === undefined || province.fillable ? '' : MESSAGES.noLines
    },
    async check(tenant, provId) {
      const province = (await list(tenant)).find((one) => one.provId === provId)
      if (province === undefined || !province.provStatus) throw refuse.provinceClosed()
      if (province.canUse === 0) throw refuse.provinceLocked()
    },
  }
}
