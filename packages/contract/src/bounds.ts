/** For how many days a deleted list can be restored. */
export const RESTORE_DAYS = 30

/** For how many days a customer keeps a new phone before the next change. */
export const PHONE_CHANGE_DAYS = 30

/** Largest file that is taken, in MB of 1,048,576 bytes. */
export const MAX_UPLOAD_MB = 5
