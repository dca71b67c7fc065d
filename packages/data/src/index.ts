export { connect } from './connect.ts'
export type { DatabaseLocation } from './connect.ts'
export type { Bulk, Connection } from './connection.ts'
export { loadDemo } from './demo/index.ts'
export { FolderInUseError } from './folder-lock.ts'
export { MappingError, readMapping } from './importers/header/mapping.ts'
export type { Mapping } from './importers/header/mapping.ts'
export { TABLE_KIND_NAMES } from './importers/header/table-kind.ts'
export { importTables } from './importers/import-tables.ts'
export type { FileReport, ImportProgress, ImportReport } from './importers/report.ts'
export { SourceError } from './importers/source/source-error.ts'
export { migrate } from './migrations/index.ts'
export { loadBatchLines } from './queries/batch-lines.ts'
export type { BatchLine } from './queries/batch-lines.ts'
export { bindProvince, findCustomer, findOrRegisterByPhone, withCustomerLocked } from './queries/customers.ts'
export type { Customer } from './queries/customers.ts'
export { growDataVersion, readDataVersion } from './queries/data-version.ts'
export { listDatasets, listSlices } from './queries/datasets.ts'
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
} from './queries/reports.ts'
export type { ReportHead, ReportRow } from './queries/reports.ts'
export { findScore, findScores, latestScore, saveScore } from './queries/scores.ts'
export type { ChoiceScoreRow } from './queries/scores.ts'
export { beginSession, endSession, extendSession, findSession } from './queries/sessions.ts'
export type { Session } from './queries/sessions.ts'
export { deleteSmsCode, insertSmsCode, useSmsCode } from './queries/sms-codes.ts'
export type { SmsTraffic } from './queries/sms-codes.ts'
export {
  ensureMainTenant,
  ensureTenantConfig,
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
export { listOpenProvinces, loadMajors, loadUniversities } from './queries/universities.ts'
export type { MajorRow, UniversityRow } from './queries/universities.ts'
export type { Database } from './schema/database.ts'
export { LINE_LEVELS } from './schema/tables.ts'
