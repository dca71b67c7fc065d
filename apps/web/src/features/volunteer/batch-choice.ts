import type { Batch } from './facets.ts'

/** The batch to show: the one asked for, else the one last used, else the first that can be filled, else the first. */
export function chooseBatch(
  batches: readonly Batch[],
  asked: number | undefined,
  lastUsed: number | undefined,
): Batch | undefined {
  const withId = (id: number | undefined): Batch | undefined => batches.find(({ batchId }) => batchId === id)
  return (
    withId(asked) ??
    withId(lastUsed) ??
    batches.find(({ reportEnabled }) => reportEnabled === 1) ??
    batches[0]
  )
}
