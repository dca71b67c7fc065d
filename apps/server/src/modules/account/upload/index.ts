export { uploadHandlers } from './handlers.ts'
