import type { CallReply, Calls, UserInfo } from '@wenjin/contract'
import { create } from 'zustand'

export type TenantInfo = CallReply<Calls['getTenantInfo']>
export type TenantConfig = CallReply<Calls['getTenantConfig']>
export type ProvinceOpening = CallReply<Calls['getProvinces']>[number]
export type ChoiceMode = CallReply<Calls['getChoiceMode']>

/**
 * What the server writes into the page: the moment of the product's clock (epoch milliseconds) and what the start calls
 * answer to the customer or visitor the page was made for.
 */
export interface Boot {
  readonly now: number
  readonly tenantInfo: TenantInfo
  readonly tenantConfig: TenantConfig
  readonly provinces: readonly ProvinceOpening[]
  /** null: a visitor's page. */
  readonly userInfo: UserInfo | null
  /** Of the score province. */
  readonly choiceMode: ChoiceMode
}

interface BootState {
  readonly tenantInfo: TenantInfo | null
  readonly tenantConfig: TenantConfig
  readonly provinces: readonly ProvinceOpening[]
}

export const useBoot = create<BootState>(() => ({ tenantInfo: null, tenantConfig: [], provinces: [] }))

/** Stands for this season's year until the product's clock is known; the build writes a mark in its place. */
export const YEAR_TO_COME = 9999

/** Product's clock minus the device's. */
let clockOffset = 0

/** The moment of the product's clock; never the device's, which may be wrong or rehearsed. */
export function now(): Date {
  return new Date(Date.now() + clockOffset)
}

/** Tenant of the host; 0 is the main brand. */
export function tenantId(): number {
  return useBoot.getState().tenantInfo?.tenantId ?? 0
}

/** A text or rich text of the tenant's configuration, '' when it has none. */
export function tenantText(config: TenantConfig, key: string): string {
  return config.find(({ keyEname }) => keyEname === key)?.keyValue ?? ''
}

/** Reads what the server wrote into the page and sets the clock by it; null: it wrote nothing readable. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent ?? ''
  try {
    const boot = JSON.parse(text) as Boot
    clockOffset = boot.now - Date.now()
    return boot
  } catch {
    return null
  }
}
