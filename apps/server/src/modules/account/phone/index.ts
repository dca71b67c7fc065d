export { phoneHandlers } from './handlers.ts'
