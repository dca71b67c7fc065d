export { findSelf } from './self.ts'
export { custHandlers } from './handlers.ts'
