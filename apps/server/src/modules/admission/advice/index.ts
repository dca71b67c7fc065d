export { openListThread } from './list-thread.ts'
export { adviceHandlers } from './handlers.ts'
