export { connect } from './connect.ts'
export type { DatabaseLocation } from './connect.ts'
export type { Bulk, Connection } from './connection.ts'
export { loadDemo } from './demo/index.ts'
export { FolderInUseError } from './folder-lock.ts'
export { migrate } from './migrations/index.ts'
export { loadBatchLines } from './queries/batch-lines.ts'
export type { BatchLine } from './queries/batch-lines.ts'
export { bindProvince, findCustomer, findOrRegisterByPhone } from './queries/customers.ts'
export type { Customer } from './queries/customers.ts'
export { growDataVersion, readDataVersion } from './queries/data-version.ts'
export { loadRankTables } from './queries/rank-tables.ts'
export type { RankTableRows } from './queries/rank-tables.ts'
export { changeReport, countReports, findReport, insertReport, listReports } from './queries/reports.ts'
export type { ReportRow } from './queries/reports.ts'
export { findScore, findScores, latestScore, saveScore } from './queries/scores.ts'
export type { ChoiceScoreRow } from './queries/scores.ts'
export { beginSession, endSession, extendSession, findSession } from './queries/sessions.ts'
export type { Session } from './queries/sessions.ts'
export { countSmsTraffic, deleteSmsCode, insertSmsCode, useSmsCode } from './queries/sms-codes.ts'
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
