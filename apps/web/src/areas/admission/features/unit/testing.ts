import type { Picking } from './picking.ts'

/** Material for the tests beside this file. */

const nothing = (): void => {}

/** Nothing is chosen, and choosing does nothing. */
export const NO_PICKING: Picking = {
  placeOf: () => undefined,
  majorsOf: () => [],
  obeys: () => false,
  toggle: nothing,
  toggleMajor: nothing,
  toggleObey: nothing,
}
