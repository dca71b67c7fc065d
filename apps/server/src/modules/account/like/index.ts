export { likeHandlers } from './handlers.ts'
