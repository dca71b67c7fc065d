import type * as accounts from './accounts.ts'
import type * as customers from './customers.ts'
import type * as reference from './reference.ts'
import type * as reliability from './reliability.ts'
import type * as tables from './tables.ts'

/** Every table by its name, for Kysely. */
export interface Database {
  dataset: reference.DatasetTable
  datasetSlice: reference.DatasetSliceTable
  dataVersion: reference.DataVersionTable
  university: reference.UniversityTable
  universityAlias: reference.UniversityAliasTable
  schoolCode: reference.SchoolCodeTable
  major: reference.MajorTable
  disciplineGrade: reference.DisciplineGradeTable
  firstClassDiscipline: reference.FirstClassDisciplineTable
  firstClassMajor: reference.FirstClassMajorTable
  scoreRank: tables.ScoreRankTable
  batchLine: tables.BatchLineTable
  admissionLine: tables.AdmissionLineTable
  plan: tables.PlanTable
  subjectRequirement: tables.SubjectRequirementTable
  reliability: reliability.ReliabilityTable
  reliabilityDue: reliability.ReliabilityDueTable
  tenant: customers.TenantTable
  tenantHost: customers.TenantHostTable
  tenantConfig: customers.TenantConfigTable
  tenantProvince: customers.TenantProvinceTable
  customer: customers.CustomerTable
  session: customers.SessionTable
  smsCode: customers.SmsCodeTable
  smsTraffic: customers.SmsTrafficTable
  choiceScore: customers.SavedCandidateTable
  reportMain: customers.SavedListTable
  customerDevice: accounts.CustomerDeviceTable
  signInFailure: accounts.SignInFailureTable
  oauthState: accounts.OauthStateTable
  customerAttempt: accounts.CustomerAttemptTable
  schoolRoll: accounts.SchoolRollTable
  consignee: accounts.ConsigneeTable
  customerLike: accounts.CustomerLikeTable
  pointEntry: accounts.PointEntryTable
  highSchool: accounts.HighSchoolTable
  upload: accounts.UploadTable
  banner: accounts.BannerTable
  activity: accounts.ActivityTable
  cooperation: accounts.CooperationTable
  rightItem: accounts.RightItemTable
  rightCard: accounts.RightCardTable
  customerRight: accounts.CustomerRightTable
  coupon: accounts.CouponTable
  serviceContact: accounts.ServiceContactTable
  customerOrder: accounts.CustomerOrderTable
  tenantSecret: accounts.TenantSecretTable
  audit: accounts.AuditTable
}
