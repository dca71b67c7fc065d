import type { Track } from '@wenjin/engine'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface TenantTable {
  tenantId: number
  shortName: string
  brandName: string
  themeColor: string
  defaultProvince: JSONColumnType<{ provId: number; provName: string }>
  appid: string | null
  disabledList: JSONColumnType<readonly string[]>
  mallName: Generated<string>
}

export interface TenantHostTable {
  host: string
  tenantId: number
}

export interface TenantConfigTable {
  tenantId: number
  keyEname: string
  inputType: 'file' | 'text' | 'richText'
  keyValue: string
}

export interface TenantProvinceTable {
  tenantId: number
  provId: number
  canUse: boolean
}

export interface CustomerTable {
  customerId: Generated<number>
  tenantId: number
  phone: string | null
  passwdHash: string | null
  openid: string | null
  name: string | null
  avatar: string | null
  regType: string
  sourceCode: string | null
  sourceName: string | null
  shareCode: string
  /** 1 in good standing, 0 banned (banStatus). */
  banStatus: Generated<number>
  canModifyProv: Generated<boolean>
  provId: number | null
  gaokaoYear: number | null
  createdAt: Date
  /** 0 not told, 1 male, 2 female. */
  gender: Generated<number>
  otherInfo: ColumnType<OtherInfo, string | undefined, string>
  tags: ColumnType<string[], string | undefined, string>
  /** With all but its first character hidden. */
  realName: string | null
  realNameProof: 'form' | 'register' | null
  idCardHash: string | null
  phoneChangedAt: Date | null
}

/** Small personal things that no rule depends on. */
export interface OtherInfo {
  email?: string
  parentName?: string
  parentPhone?: string
  intro?: string
}

export interface SessionTable {
  sessionId: Generated<number>
  tokenHash: string
  customerId: number
  tenantId: number
  createdAt: Date
  seenAt: Date
  expiresAt: Date
  endedAt: Date | null
  /** Why it ended: 'logout', 'newer' (signed in elsewhere), 'revoked'. */
  endReason: string | null
  /** User agent as it came. */
  device: string | null
}

export interface SmsCodeTable {
  smsCodeId: Generated<number>
  tenantId: number
  phone: string
  type: number
  codeHash: string
  address: string
  sentAt: Date
  expiresAt: Date
  tries: Generated<number>
  usedAt: Date | null
}

export interface SmsTrafficTable {
  smsTrafficId: Generated<number>
  /** Digest of the phone alone, whatever the tenant. */
  phoneDigest: string
  addressDigest: string
  sentAt: Date
}

export interface SavedCandidateTable {
  scoreId: Generated<number>
  tenantId: number
  customerId: number
  provId: number
  year: number
  track: Track
  /** Subject mask; null in old-style provinces. */
  subjects: number | null
  score: number
  rank: number
  /** true: entered by the person; false: derived from the table. */
  rankGiven: boolean
  createdAt: Date
  /** When the customer last made it the one in use. */
  chosenAt: Date
}

export interface SavedListTable {
  reportMainId: Generated<number>
  tenantId: number
  customerId: number
  scoreId: number
  name: string
  version: Generated<number>
  /** The filled batches as the wire has them (contract's ListBatch list). */
  batchList: JSONColumnType<unknown[]>
  /** Weights and wishes as the wire has them; null: none saved. */
  expertParams: JSONColumnType<object | null, string | null | undefined, string | null>
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}
