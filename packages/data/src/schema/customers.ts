import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface TenantTable {
  tenant_id: number
  short_name: string
  brand_name: string
  theme_color: string
  default_province: JSONColumnType<{ provId: number; provName: string }>
  appid: string | null
  disabled_list: JSONColumnType<string[]>
  mall_name: Generated<string>
}

export interface TenantHostTable {
  host: string
  tenant_id: number
}

export interface TenantConfigTable {
  tenant_id: number
  key_ename: string
  input_type: 'file' | 'text' | 'richText'
  key_value: string
}

export interface TenantProvinceTable {
  tenant_id: number
  prov_id: number
  can_use: boolean
}

export interface CustomerTable {
  customer_id: Generated<number>
  tenant_id: number
  phone: string | null
  passwd_hash: string | null
  openid: string | null
  name: string | null
  avatar: string | null
  reg_type: string
  source_code: string | null
  source_name: string | null
  share_code: string
  /** 1 in good standing, 0 banned (banStatus). */
  ban_status: Generated<number>
  can_modify_prov: Generated<boolean>
  prov_id: number | null
  gaokao_year: number | null
  created_at: Date
  /** 0 not told, 1 male, 2 female. */
  gender: Generated<number>
  other_info: ColumnType<OtherInfo, string | undefined, string>
  tags: ColumnType<string[], string | undefined, string>
  /** With all but its first character hidden. */
  real_name: string | null
  real_name_proof: 'form' | 'register' | null
  id_card_hash: string | null
  phone_changed_at: Date | null
}

/** Small personal things that no rule depends on. */
export interface OtherInfo {
  email?: string
  parentName?: string
  parentPhone?: string
  intro?: string
}

export interface SessionTable {
  session_id: Generated<number>
  token_hash: string
  customer_id: number
  tenant_id: number
  created_at: Date
  seen_at: Date
  expires_at: Date
  ended_at: Date | null
  /** Why it ended: 'logout', 'newer' (signed in elsewhere), 'revoked'. */
  end_reason: string | null
  device: string | null
}

export interface SmsCodeTable {
  sms_code_id: Generated<number>
  tenant_id: number
  phone: string
  type: number
  code_hash: string
  address: string
  sent_at: Date
  expires_at: Date
  tries: Generated<number>
  used_at: Date | null
}

export interface SmsTrafficTable {
  sms_traffic_id: Generated<number>
  /** Digest of the phone alone, whatever the tenant. */
  phone_digest: string
  address_digest: string
  sent_at: Date
}

export interface ChoiceScoreTable {
  score_id: Generated<number>
  tenant_id: number
  customer_id: number
  prov_id: number
  year: number
  track: string
  /** Subject mask; null in old-style provinces. */
  subjects: number | null
  score: number
  rank: number
  /** true: entered by the person; false: derived from the table. */
  rank_given: boolean
  created_at: Date
  /** When the customer last made it the one in use. */
  chosen_at: Date
}

export interface ReportMainTable {
  report_main_id: Generated<number>
  tenant_id: number
  customer_id: number
  score_id: number
  name: string
  version: Generated<number>
  /** The filled batches as the wire has them (contract's ReportBatch list). */
  batch_list: JSONColumnType<unknown[]>
  /** Weights and wishes as the wire has them; null: none saved. */
  expert_params: JSONColumnType<object | null, string | null | undefined, string | null>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}
