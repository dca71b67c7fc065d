export { removeOrphanFiles } from './files.ts'
export { accountEndHandlers } from './handlers.ts'
