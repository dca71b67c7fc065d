import fitted from './fitted-model.json' with { type: 'json' }
import type { CutoffModel } from './cutoff-model.ts'

/** A model with what it was fitted on, and how good it was on years it had not seen. */
export interface FittedModel extends CutoffModel {
  readonly fitted: {
    /** What made it. */
    readonly command: string
    readonly years: readonly number[]
    /** Units whose cut-offs came out. */
    readonly unitNum: number
    readonly seriesNum: number
  }
}

/** The model that comes with the product: `npm run model:fit` writes the file. */
export const FITTED_MODEL: FittedModel = fitted
