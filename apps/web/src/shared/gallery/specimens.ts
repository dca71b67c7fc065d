import { FIELDS } from './fields.tsx'
import { POPUPS } from './popups.tsx'
import { SIMPLE } from './simple.tsx'
import type { Specimen } from './specimen.tsx'

/** Every part of the kit in every state. */
export const SPECIMENS: readonly Specimen[] = [...SIMPLE, ...FIELDS, ...POPUPS]
