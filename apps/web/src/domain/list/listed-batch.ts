import type { ChoiceList, ListBatch } from './choice-list.ts'

/** The batch of a list to show: the one asked for, else the one last used, else the first that holds choices. */
export function listedBatch(
  { batchList }: Pick<ChoiceList, 'batchList'>,
  asked: number,
  lastUsed: number | undefined,
): ListBatch | undefined {
  const filled = batchList.filter(({ reportUnivList }) => reportUnivList.length > 0)
  const withId = (id: number | undefined): ListBatch | undefined =>
    batchList.find(({ batchId }) => batchId === id)
  return withId(asked) ?? filled.find(({ batchId }) => batchId === lastUsed) ?? filled[0]
}
