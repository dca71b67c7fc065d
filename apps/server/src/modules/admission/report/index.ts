export { batchesIn } from './present.ts'
export { reportsOf } from './service.ts'
export { reportHandlers } from './handlers.ts'
