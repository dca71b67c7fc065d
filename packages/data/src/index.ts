export { connect } from './connect.ts'
export type { DatabaseLocation } from './connect.ts'
export type { Bulk, Connection } from './connection.ts'
export { DATASET_KIND_NAMES, LINE_LEVEL_NAMES } from './dataset-names.ts'
export { loadDemo } from './demo/index.ts'
export { FolderInUseError } from './folder-lock.ts'
export { completeLines } from './history/complete-lines.ts'
export { bestOfSources } from './history/best-of-sources.ts'
export { codeYearOf } from './history/code-year.ts'
export { linkLines } from './history/link-lines.ts'
export { borrowedIntervals } from './history/borrowed-interval.ts'
export type { BorrowedInterval } from './history/borrowed-interval.ts'
export type { Linked, LinkedUnit, UnitLine } from './history/link-lines.ts'
export { loadControlLines, loadTrackSetting, modelUnits, settingOf } from './history/model-year.ts'
export type { TrackSetting } from './history/model-year.ts'
export { askedWithHistory } from './history/past-units.ts'
export { schoolKey } from './history/school-key.ts'
export type { SchoolOfRow } from './history/school-key.ts'
export { typedSources } from './history/typed-sources.ts'
export { MappingError, readMapping } from './importers/header/mapping.ts'
export type { Mapping } from './importers/header/mapping.ts'
export { TABLE_KIND_NAMES } from './importers/header/table-kind.ts'
export { importTables } from './importers/import-tables.ts'
export { openUnitTable } from './importers/unit-table.ts'
export type { AskedUnit, UnitTable } from './importers/unit-table.ts'
export type { FileReport, ImportProgress, ImportReport } from './importers/report.ts'
export { SourceError } from './importers/source/source-error.ts'
export { migrate } from './migrations/index.ts'
export { loadPastYears } from './reliability/past-years.ts'
export type { PastYear } from './reliability/past-years.ts'
export { listReliability } from './queries/reliability.ts'
export type { ReliabilityRow } from './queries/reliability.ts'
export { loadBatchLines } from './queries/batch-lines.ts'
export type { BatchLine } from './queries/batch-lines.ts'
export { bindProvince, findCustomer, withCustomerLocked } from './queries/customers.ts'
export type { Customer } from './queries/customers.ts'
export { growDataVersion, readDataVersion } from './queries/data-version.ts'
export { countListRows, listDatasets, listSlices } from './queries/datasets.ts'
export type { DatasetRow, SliceRow } from './queries/datasets.ts'
export { loadRankTables } from './queries/rank-tables.ts'
export type { RankTableRows } from './queries/rank-tables.ts'
export {
  changeReport,
  countReports,
  findReport,
  insertReport,
  listReports,
  newestReport,
  saveExpertParams,
} from './queries/reports.ts'
export type { ReportHead, ReportRow } from './queries/reports.ts'
export { findScore, findScores, latestScore, saveScore } from './queries/scores.ts'
export type { ChoiceScoreRow } from './queries/scores.ts'
export {
  beginSession,
  endSession,
  endSessionOf,
  endSessions,
  extendSession,
  findSession,
  listSessions,
} from './queries/sessions.ts'
export type { Session, Standing } from './queries/sessions.ts'
export { countFailure, giveBackFailure } from './queries/sign-in-failures.ts'
export type { FailuresReached, SignInFailure } from './queries/sign-in-failures.ts'
export { deleteSmsCode, insertSmsCode, trySmsCode } from './queries/sms-codes.ts'
export type { SmsTraffic } from './queries/sms-codes.ts'
export { STARTING_AGREEMENT } from './starting-agreement.ts'
export {
  ensureTenantConfig,
  listTenants,
  loadLockedProvinces,
  loadTenantConfig,
  loadTenants,
} from './queries/tenants.ts'
export type { Tenant, TenantConfigItem } from './queries/tenants.ts'
export {
  listUnitYears,
  loadLineRows,
  loadPlanRows,
  loadRowSources,
  loadUnivLines,
} from './queries/unit-rows.ts'
export type { LineRow, PlanRow, RowSource } from './queries/unit-rows.ts'
export {
  listOpenProvinces,
  listUniversityCities,
  loadMajors,
  loadUniversities,
} from './queries/universities.ts'
export type { MajorRow, UniversityRow } from './queries/universities.ts'
export type { Database } from './schema/database.ts'
export { LINE_LEVELS } from './schema/tables.ts'
export { hasKeys, openKeys, rotateKeys } from './keys/key-folder.ts'
export { makeKeyRecord } from './keys/key-record.ts'
export { keysOf } from './keys/keys.ts'
export type { Keys, PublicKey } from './keys/keys.ts'
export { giveBackAttempt, takeAttempt } from './queries/attempts.ts'
export { findCoupon, issueCoupon } from './queries/coupons.ts'
export type { Coupon } from './queries/coupons.ts'
export { insertOauthState, useOauthState } from './queries/oauth-states.ts'
export { findCustomerOfOpenid, moveOpenid, tieOpenid } from './queries/openids.ts'
export { findRealNameProof, saveRealName } from './queries/real-names.ts'
export {
  bindServiceContact,
  deleteServiceContact,
  findServiceContact,
  insertServiceContact,
  releaseServiceContacts,
} from './queries/service-contacts.ts'
export type { ServiceContact } from './queries/service-contacts.ts'
export {
  loadTenantSecrets,
  removeTenantSecret,
  saveTenantSecret,
  TENANT_SECRETS,
} from './queries/tenant-secrets.ts'
export type { TenantSecretName } from './queries/tenant-secrets.ts'
export {
  deleteUpload,
  findUploadType,
  forsakeUnusedUploads,
  insertUpload,
  listForsakenUploads,
} from './queries/uploads.ts'
export { cardHash } from './cards/card-hash.ts'
export { makeCardNumber, readCardNumber } from './cards/card-number.ts'
export { listActivities, putActivity, removeActivity } from './queries/activities.ts'
export type { Activity } from './queries/activities.ts'
export { listBanners, listShownBanners, putBanner, removeBanner } from './queries/banners.ts'
export type { Banner } from './queries/banners.ts'
export { insertCooperation } from './queries/cooperation.ts'
export { findHighSchool, searchHighSchools } from './queries/high-schools.ts'
export type { HighSchool } from './queries/high-schools.ts'
export { hasLikeTarget, listLikes, removeLike, saveLike } from './queries/likes.ts'
export type { Like, LikeKind } from './queries/likes.ts'
export { listOrders } from './queries/orders.ts'
export { enterSignIn, loadPoints } from './queries/points.ts'
export type { Points } from './queries/points.ts'
export {
  changeOtherInfo,
  changeProfile,
  findConsignee,
  findProfile,
  findSharer,
  isOwnUpload,
  loadStartProfile,
  saveConsignee,
  saveSchoolRoll,
  saveTags,
} from './queries/profiles.ts'
export type { Consignee, Profile, SchoolRoll, StartProfile } from './queries/profiles.ts'
export { activateCard, insertCards, listEndlessRights, tryCard, voidCards } from './queries/right-cards.ts'
export type { RightCard } from './queries/right-cards.ts'
export { listHeldRights, listRights, putRight } from './queries/rights.ts'
export type { HeldRight, RightItem } from './queries/rights.ts'
export { regions } from './regions/regions.ts'
export type { City } from './regions/regions.ts'
export { deleteCustomer, isCustomerGone } from './queries/account-deletion.ts'
export {
  bindPhone,
  changePasswd,
  changePhone,
  findAccount,
  findOrRegister,
  registerCustomer,
} from './queries/accounts.ts'
export type { NewCustomer, PhoneOutcome } from './queries/accounts.ts'
export { loadCustomerExport } from './queries/customer-export.ts'
export type { CustomerExport } from './queries/customer-export.ts'
export { keepDevice } from './queries/devices.ts'
export { removeExpired } from './queries/expiry.ts'
export { insertAudit, listAudit } from './queries/audit.ts'
export { listCases, reopenProvince, setBanStatus } from './queries/customer-support.ts'
export type { CustomerCase } from './queries/customer-support.ts'
export { listSmsSends } from './queries/sms-log.ts'
export type { SmsSend } from './queries/sms-log.ts'
export {
  changeTenant,
  claimHost,
  insertTenant,
  releaseHost,
  removeTenantConfig,
  saveTenantConfig,
  setProvinceUse,
} from './queries/tenant-writes.ts'
