import type { CallReply, Calls } from '@wenjin/contract'
import { MESSAGES } from '@wenjin/contract'
import { listOpenProvinces, loadLockedProvinces } from '@wenjin/data'
import type { Connection, Tenant } from '@wenjin/data'
import { PROVINCES } from '@wenjin/engine'
import type { Handlers } from '../../plugins/bind-calls.ts'
import type { DataVersion } from '../../plugins/data-cache.ts'
import { keptFresh } from '../../plugins/fresh.ts'
import { Refusal } from '../../refusal.ts'
import { highSchoolHandlers } from './high-schools.ts'
import { regionHandlers } from './regions.ts'

export { checkPlace, placeNames } from './place.ts'

export interface Provinces {
  /** All provinces as a tenant may use them. */
  list(tenant: Tenant): Promise<CallReply<Calls['getProvinces']>>
  /** Throws Refusal 40303 when a province's data are not open or the tenant may not use it. */
  check(tenant: Tenant, provId: number): Promise<void>
}

/** How long a change of what is open may stay unseen, in milliseconds. */
const FRESH = 5_000

/** Provinces, read again when older than FRESH. */
export function provincesOf({ db }: Connection): Provinces {
  const kept = new Map<number, () => Promise<CallReply<Calls['getProvinces']>>>()

  async function load(tenantId: number): Promise<CallReply<Calls['getProvinces']>> {
    const open = new Map((await listOpenProvinces(db)).map(({ provId, demo }) => [provId, demo]))
    const locked = await loadLockedProvinces(db, tenantId)
    return PROVINCES.map(({ provId, name }) => ({
      provId,
      provName: name,
      provStatus: open.has(provId),
      canUse: locked.has(provId) ? 0 : 1,
      demo: open.get(provId) ?? false,
    }))
  }

  const list: Provinces['list'] = ({ tenantId }) => {
    const fresh = kept.get(tenantId) ?? keptFresh(FRESH, () => load(tenantId))
    kept.set(tenantId, fresh)
    return fresh()
  }

  return {
    list,
    async check(tenant, provId) {
      const province = (await list(tenant)).find((one) => one.provId === provId)
      if (province === undefined || !province.provStatus) throw new Refusal('40303', MESSAGES.provinceClosed)
      if (province.canUse === 0) throw new Refusal('40303', MESSAGES.provinceLocked)
    },
  }
}

type AreaCalls =
  | 'getProvinces'
  | 'getProvCities'
  | 'getCity'
  | 'getBoroughList'
  | 'getHotCitys'
  | 'getSchoolByName'
  | 'getClassList'

/** Provinces as the tenant may use them, the regions below, and the schools in these. */
export function areaHandlers(
  connection: Connection,
  provinces: Provinces,
  version: DataVersion,
): Pick<Handlers, AreaCalls> {
  return {
    getProvinces: (_input, { tenant }) => provinces.list(tenant),
    ...regionHandlers(connection, version),
    ...highSchoolHandlers(connection),
  }
}
