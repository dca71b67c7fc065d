import { provinceRules } from '@wenjin/engine'
import type { BatchId } from '@wenjin/engine'
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

/** Whether a batch looks at all choices in one round; under 顺序志愿 a school takes those who put it first, first. */
export function isParallel(provinceId: number, batchId: number): boolean {
  return provinceRules(provinceId, batchId as BatchId)?.parallel ?? true
}
