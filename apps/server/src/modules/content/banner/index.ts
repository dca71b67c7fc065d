export { bannerHandlers } from './handlers.ts'
