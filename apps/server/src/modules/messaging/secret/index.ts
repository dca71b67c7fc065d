export { secretsOf } from './service.ts'
export type { QywxCallbackKeys, Secrets } from './service.ts'
