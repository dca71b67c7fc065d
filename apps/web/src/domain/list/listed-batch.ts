import type { Draft, DraftBatch } from './draft.ts'

/** The batch of a list to show: the one asked for, else the one last used, else the first that holds choices. */
export function listedBatch(
  { batchList }: Pick<Draft, 'batchList'>,
  asked: number,
  lastUsed: number | undefined,
): DraftBatch | undefined {
  const filled = batchList.filter(({ reportUnivList }) => reportUnivList.length > 0)
  const withId = (id: number | undefined): DraftBatch | undefined =>
    batchList.find(({ batchId }) => batchId === id)
  return withId(asked) ?? filled.find(({ batchId }) => batchId === lastUsed) ?? filled[0]
}
