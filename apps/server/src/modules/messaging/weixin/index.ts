export { weixinHandlers } from './handlers.ts'
