import type * as accounts from './accounts.ts'
import type * as customers from './customers.ts'
import type * as reference from './reference.ts'
import type * as reliability from './reliability.ts'
import type * as tables from './tables.ts'

/** Every table by its name, for Kysely. */
export interface Database {
  dataset: reference.DatasetTable
  dataset_slice: reference.DatasetSliceTable
  data_version: reference.DataVersionTable
  university: reference.UniversityTable
  university_alias: reference.UniversityAliasTable
  school_code: reference.SchoolCodeTable
  major: reference.MajorTable
  discipline_grade: reference.DisciplineGradeTable
  first_class_discipline: reference.FirstClassDisciplineTable
  first_class_major: reference.FirstClassMajorTable
  score_rank: tables.ScoreRankTable
  batch_line: tables.BatchLineTable
  admission_line: tables.AdmissionLineTable
  plan: tables.PlanTable
  reliability: reliability.ReliabilityTable
  reliability_due: reliability.ReliabilityDueTable
  tenant: customers.TenantTable
  tenant_host: customers.TenantHostTable
  tenant_config: customers.TenantConfigTable
  tenant_province: customers.TenantProvinceTable
  customer: customers.CustomerTable
  session: customers.SessionTable
  sms_code: customers.SmsCodeTable
  sms_traffic: customers.SmsTrafficTable
  choice_score: customers.ChoiceScoreTable
  report_main: customers.ReportMainTable
  customer_device: accounts.CustomerDeviceTable
  sign_in_failure: accounts.SignInFailureTable
  oauth_state: accounts.OauthStateTable
  customer_attempt: accounts.CustomerAttemptTable
  school_roll: accounts.SchoolRollTable
  consignee: accounts.ConsigneeTable
  customer_like: accounts.CustomerLikeTable
  point_entry: accounts.PointEntryTable
  high_school: accounts.HighSchoolTable
  upload: accounts.UploadTable
  banner: accounts.BannerTable
  activity: accounts.ActivityTable
  cooperation: accounts.CooperationTable
  right_item: accounts.RightItemTable
  right_card: accounts.RightCardTable
  customer_right: accounts.CustomerRightTable
  coupon: accounts.CouponTable
  service_contact: accounts.ServiceContactTable
  customer_order: accounts.CustomerOrderTable
  tenant_secret: accounts.TenantSecretTable
  audit: accounts.AuditTable
}
