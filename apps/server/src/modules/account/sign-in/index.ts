export { deviceWords } from './device-words.ts'
export { signInHandlers } from './handlers.ts'
