export { openMessage, readEvent, sealedIn } from './callback.ts'
export { contactsOf } from './contacts.ts'
export type { Contacts } from './contacts.ts'
export { qywxHandlers } from './handlers.ts'
