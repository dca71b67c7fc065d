export { rightHandlers } from './handlers.ts'
