import { FITTED_MODEL } from './fitted-model.ts'
import type { Parameters } from './formulas.ts'
import pastModels from './past-models.json' with { type: 'json' }

/** Parameters as they would have been before a year: fitted on the years before it alone. */
export interface PastModel {
  readonly before: number
  /** Years they were fitted on, oldest first. */
  readonly years: readonly number[]
  /** Units whose cut-offs came out. */
  readonly unitNum: number
  readonly parameters: Parameters
}

/** The parameters before each year of the fit that comes with the product: `npm run model:fit` writes the file. */
const PAST_MODELS: readonly PastModel[] = pastModels

/**
 * The newest parameters that have seen nothing of a year or of later ones, with the newest year they have seen; of a
 * year that has too little before it, undefined.
 */
export function modelBefore(
  year: number,
): { readonly parameters: Parameters; readonly fittedTo: number } | undefined {
  const { parameters, fitted } = FITTED_MODEL
  const newest = Math.max(...fitted.years)
  if (year > newest) return { parameters, fittedTo: newest }
  const past = PAST_MODELS.find(({ before }) => before === year)
  return past === undefined ? undefined : { parameters: past.parameters, fittedTo: Math.max(...past.years) }
}
