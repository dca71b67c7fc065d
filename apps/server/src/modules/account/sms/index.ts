export { smsHandlers } from './handlers.ts'
export { phoneHashOf, smsCodesOf } from './service.ts'
export type { SmsCodes } from './service.ts'
