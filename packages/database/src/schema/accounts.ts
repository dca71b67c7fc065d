import type { Generated, JSONColumnType } from 'kysely'

export interface CustomerDeviceTable {
  customerId: number
  deviceHash: string
  createdAt: Date
  seenAt: Date
}

export interface SignInFailureTable {
  failureId: Generated<number>
  kind: 'passwd' | 'code' | 'token'
  tenantId: number
  phoneHash: string | null
  deviceHash: string | null
  address: string
  failedAt: Date
}

export interface OauthStateTable {
  stateHash: string
  tenantId: number
  purpose: 'login' | 'phone'
  backurl: string
  deviceHash: string
  address: string
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
}

export interface CustomerAttemptTable {
  attemptId: Generated<number>
  customerId: number
  kind: string
  madeAt: Date
}

export interface SchoolRollTable {
  customerId: number
  schoolProvId: number
  cityId: number
  boroughId: number | null
  schoolId: number | null
  schoolName: string
  grade: number | null
  className: Generated<string>
}

export interface ConsigneeTable {
  customerId: number
  name: string
  phone: string
  provId: number
  cityId: number
  boroughId: number | null
  address: string
}

export interface CustomerLikeTable {
  customerId: number
  kind: 'school' | 'major'
  targetId: string
  likedAt: Date
}

export interface PointEntryTable {
  entryId: Generated<number>
  customerId: number
  points: number
  reason: string
  /** China's date (YYYY-MM-DD) where the reason counts once a day. */
  day: string | null
  madeAt: Date
}

export interface HighSchoolTable {
  schoolId: Generated<number>
  cityId: number
  boroughId: number
  name: string
  classCount: Generated<number>
  datasetId: number | null
}

export interface UploadTable {
  fileKey: string
  tenantId: number
  customerId: number | null
  type: string
  byteCount: number
  width: number
  height: number
  createdAt: Date
}

export interface BannerTable {
  bannerId: Generated<number>
  tenantId: number
  keyName: string
  title: string
  imageUrl: string
  link: string
  sort: Generated<number>
  startsAt: Date | null
  endsAt: Date | null
}

export interface ActivityTable {
  activityId: Generated<number>
  tenantId: number
  title: string
  about: string
  link: string
  startsAt: Date
  endsAt: Date
}

export interface CooperationTable {
  cooperationId: Generated<number>
  tenantId: number
  name: string
  organisation: string
  phone: string
  need: string
  address: string
  createdAt: Date
}

export interface RightItemTable {
  rightId: Generated<number>
  tenantId: number
  code: string
  name: string
  about: Generated<string>
  sort: Generated<number>
}

export interface RightCardTable {
  cardId: Generated<number>
  tenantId: number
  cardHash: string
  name: string
  rightIds: JSONColumnType<readonly number[]>
  /** Days the rights last from activation; null: without end. */
  days: number | null
  quota: number | null
  usableUntil: Date | null
  isVoid: Generated<boolean>
  createdAt: Date
  activatedAt: Date | null
  activatedBy: number | null
}

export interface CustomerRightTable {
  customerRightId: Generated<number>
  customerId: number
  rightId: number
  cardId: number | null
  startsAt: Date
  endsAt: Date | null
  quota: number | null
  used: Generated<number>
}

export interface CouponTable {
  couponId: Generated<number>
  customerId: number
  source: string
  title: string
  /** Fen. */
  amount: number
  /** Least order, fen. */
  threshold: number
  createdAt: Date
  endsAt: Date
  usedAt: Date | null
}

export interface ServiceContactTable {
  customerId: number
  /** What comes back with the event of adding the contact. */
  stateCode: string
  /** What the contact way is removed by. */
  configId: string
  /** Address of the picture. */
  qrCode: string
  externalUserid: string | null
  serviceName: Generated<string>
  /** When the customer added it; null: not (or no longer). */
  boundAt: Date | null
}

export interface CustomerOrderTable {
  orderNo: string
  tenantId: number
  customerId: number | null
  title: string
  /** Fen. */
  amount: number
  state: number
  createdAt: Date
}

export interface TenantSecretTable {
  tenantId: number
  name: string
  sealed: string
}

export interface AuditTable {
  auditId: Generated<number>
  at: Date
  actor: string
  command: string
  detail: JSONColumnType<Record<string, unknown>>
}
