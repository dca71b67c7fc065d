import type { IdentityCarrier } from './index.ts'

/** Asks nobody: the form of the number, which is looked at before any carrier is asked, is all the proof there is. */
export const formIdentity: IdentityCarrier = { check: async () => 'form' }
