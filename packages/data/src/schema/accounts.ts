import type { Generated, JSONColumnType } from 'kysely'

export interface CustomerDeviceTable {
  customer_id: number
  device_hash: string
  created_at: Date
  seen_at: Date
}

export interface SignInFailureTable {
  failure_id: Generated<number>
  kind: 'passwd' | 'code' | 'token'
  tenant_id: number
  phone_hash: string | null
  device_hash: string | null
  address: string
  failed_at: Date
}

export interface OauthStateTable {
  state_hash: string
  tenant_id: number
  purpose: 'login' | 'phone'
  backurl: string
  device_hash: string
  address: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface CustomerAttemptTable {
  attempt_id: Generated<number>
  customer_id: number
  kind: string
  made_at: Date
}

export interface SchoolRollTable {
  customer_id: number
  school_prov_id: number
  city_id: number
  borough_id: number | null
  school_id: number | null
  school_name: string
  grade: number | null
  class_name: Generated<string>
}

export interface ConsigneeTable {
  customer_id: number
  name: string
  phone: string
  prov_id: number
  city_id: number
  borough_id: number | null
  address: string
}

export interface CustomerLikeTable {
  customer_id: number
  kind: 'school' | 'major'
  target_id: string
  liked_at: Date
}

export interface PointEntryTable {
  entry_id: Generated<number>
  customer_id: number
  points: number
  reason: string
  /** China's date (YYYY-MM-DD) where the reason counts once a day. */
  day: string | null
  made_at: Date
}

export interface HighSchoolTable {
  school_id: Generated<number>
  city_id: number
  borough_id: number
  name: string
  class_count: Generated<number>
  dataset_id: number | null
}

export interface UploadTable {
  file_key: string
  tenant_id: number
  customer_id: number | null
  type: string
  byte_count: number
  width: number
  height: number
  created_at: Date
}

export interface BannerTable {
  banner_id: Generated<number>
  tenant_id: number
  key_name: string
  title: string
  image_url: string
  link: string
  sort: Generated<number>
  starts_at: Date | null
  ends_at: Date | null
}

export interface ActivityTable {
  activity_id: Generated<number>
  tenant_id: number
  title: string
  about: string
  link: string
  starts_at: Date
  ends_at: Date
}

export interface CooperationTable {
  cooperation_id: Generated<number>
  tenant_id: number
  name: string
  organisation: string
  phone: string
  need: string
  address: string
  created_at: Date
}

export interface RightItemTable {
  right_id: Generated<number>
  tenant_id: number
  code: string
  name: string
  about: Generated<string>
  sort: Generated<number>
}

export interface RightCardTable {
  card_id: Generated<number>
  tenant_id: number
  card_hash: string
  name: string
  right_ids: JSONColumnType<number[]>
  /** Days the rights last from activation; null: without end. */
  days: number | null
  quota: number | null
  usable_until: Date | null
  is_void: Generated<boolean>
  created_at: Date
  activated_at: Date | null
  activated_by: number | null
}

export interface CustomerRightTable {
  customer_right_id: Generated<number>
  customer_id: number
  right_id: number
  card_id: number | null
  starts_at: Date
  ends_at: Date | null
  quota: number | null
  used: Generated<number>
}

export interface CouponTable {
  coupon_id: Generated<number>
  customer_id: number
  source: string
  title: string
  /** Fen. */
  amount: number
  threshold: number
  created_at: Date
  ends_at: Date
  used_at: Date | null
}

export interface ServiceContactTable {
  customer_id: number
  state_code: string
  config_id: string
  qr_code: string
  external_userid: string | null
  service_name: Generated<string>
  bound_at: Date | null
}

export interface CustomerOrderTable {
  order_no: string
  tenant_id: number
  customer_id: number | null
  title: string
  /** Fen. */
  amount: number
  state: number
  created_at: Date
}

export interface TenantSecretTable {
  tenant_id: number
  name: string
  sealed: string
}

export interface AuditTable {
  audit_id: Generated<number>
  at: Date
  actor: string
  command: string
  detail: JSONColumnType<Record<string, unknown>>
}
