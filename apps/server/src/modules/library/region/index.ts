export { regionHandlers } from './handlers.ts'
export { checkPlace, placeNames } from './place.ts'
export { provincesOf } from './provinces.ts'
export type { Provinces } from './provinces.ts'
