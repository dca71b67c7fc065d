export { orderHandlers } from './handlers.ts'
