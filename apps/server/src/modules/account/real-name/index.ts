export { realNameHandlers } from './handlers.ts'
