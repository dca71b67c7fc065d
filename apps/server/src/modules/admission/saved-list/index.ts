export { batchesIn } from './present.ts'
export { savedListsOf } from './service.ts'
export { savedListHandlers } from './handlers.ts'
