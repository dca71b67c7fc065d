export { wechatHandlers } from './handlers.ts'
