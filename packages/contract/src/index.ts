export { ADDRESSES, ALIASES, BASE, folderOf, pageOf, pageUrl, PATHS } from './addresses.ts'
export type { Area, PageName, PageOf } from './addresses.ts'
export { MAX_UPLOAD_MB, PHONE_CHANGE_DAYS, RESTORE_DAYS } from './bounds.ts'
export { CALLS, CALLS_OF } from './calls/index.ts'
export type { CallName, Calls, CallsOf, Noun } from './calls/index.ts'
export { CallError, createClient } from './client.ts'
export type { CallFunction } from './client.ts'
export { containerOf, MESSAGING_SCRIPT } from './containers.ts'
export type { Container } from './containers.ts'
export type { Call, CallInput, CallReply } from './define.ts'
export { REACTIONS, RESULT_CODES } from './errors.ts'
export type { ClientReaction, Envelope, ErrorCode, ResultCode } from './errors.ts'
export { FEATURES, isFeature } from './features.ts'
export type { FeatureCode } from './features.ts'
export { hidePhone } from './hide-phone.ts'
export { checkIdCard } from './id-card.ts'
export { callLimits } from './limits.ts'
export type { Limits, ListLimits, NumberLimits, TextLimits } from './limits.ts'
export { isFile } from './shapes/basic.ts'
export { majorTypeIdOf, trackOfMajorType } from './shapes/major-type.ts'
export type { ExpertParams, Finding, OrderMove, Outlook, ProposedChoice } from './shapes/list.ts'
export type { SavedCandidate, RankInfo } from './shapes/candidate.ts'
export type { Credentials, UserInfo } from './shapes/account.ts'
export type {
  ListBatch,
  ListBatchDetail,
  SavedListHead,
  SavedList,
  ListChoice,
  ListChoiceDetail,
} from './shapes/saved-list.ts'
export type { Basis, Doubt, GroupMajor, PastYear, Unit, University } from './shapes/unit.ts'
export { refusalCode, REFUSALS } from './refusals.ts'
export type { RefusalName, Refusals } from './refusals.ts'
export { signParams } from './sign.ts'
export { statisticsId } from './statistics.ts'
export { themeVariables } from './theme.ts'
export { travelForm } from './travel-form.ts'
export { wireTable } from './wire-table.ts'
export type { WireRow, WireTable } from './wire-table.ts'
export {
  canBind,
  checkEmail,
  checkNewPassword,
  checkPassword,
  checkPhone,
  checkSmsCode,
  gaokaoYears,
  MESSAGES,
  PASSWORD_INPUT,
  PHONE_LENGTH,
  SMS_CODE_LENGTH,
  SMS_COUNTDOWN_SECONDS,
  SMS_TYPES,
} from './validation.ts'
