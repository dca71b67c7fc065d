export { cooperationHandlers } from './handlers.ts'
