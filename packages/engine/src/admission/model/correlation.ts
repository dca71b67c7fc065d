import type { BatchId } from '../../vocab/batch.ts'
import { isVocational } from './facts.ts'

/**
 * Correlation, in [0, 1], of two cut-offs of one province-year that lie near each other in the ranking, by normal
 * scores: what they have in common that cannot be foreseen. Measured, it does not hang on their scales.
 */
export interface CommonShares {
  readonly undergraduate: number
  readonly vocational: number
}

/** The share of a batch. */
export function commonShareOf({ undergraduate, vocational }: CommonShares, batchId: number): number {
  return isVocational({ batchId: batchId as BatchId }) ? vocational : undergraduate
}
