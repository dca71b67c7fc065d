export { dataCenterHandlers } from './handlers.ts'
