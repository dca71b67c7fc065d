export { openListThread } from './list-thread.ts'
export { listHandlers } from './handlers.ts'
