export { findSelf } from './self.ts'
export { customerHandlers } from './handlers.ts'
