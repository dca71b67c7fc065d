import type { Choice, ChosenMajor, ChoiceList, ListBatch } from './choice-list.ts'
import { limitsOf } from './limits.ts'

/**
 * Both versions of a list in one: the order of `mine` first, then what only `theirs` has, for choices and for
 * majors, within the batch's limits.
 */
export function mergeBatches(
  mine: Pick<ChoiceList, 'batchList'>,
  theirs: Pick<ChoiceList, 'batchList'>,
): readonly ListBatch[] {
  const merged = mine.batchList.map((batch) => {
    const other = theirs.batchList.find((one) => one.batchId === batch.batchId)
    return other === undefined ? batch : mergeBatch(batch, other)
  })
  const extra = theirs.batchList.filter(
    ({ batchId }) => !mine.batchList.some((one) => one.batchId === batchId),
  )
  return [...merged, ...extra]
}

function mergeBatch(mine: ListBatch, theirs: ListBatch): ListBatch {
  const limits = limitsOf(mine)
  const own = mine.reportUnivList.map((choice) => {
    const twin = theirs.reportUnivList.find((one) => one.planId === choice.planId)
    return twin === undefined ? choice : mergeMajors(choice, twin.majorList, limits.majorsPerEntry)
  })
  const extra = theirs.reportUnivList.filter(({ planId }) => !own.some((one) => one.planId === planId))
  const choices = [...own, ...extra].slice(0, Math.max(own.length, limits.entries))
  return { ...mine, reportUnivList: choices }
}

function mergeMajors(choice: Choice, others: readonly ChosenMajor[], max: number): Choice {
  const extra = others.filter(({ planId }) => !choice.majorList.some((one) => one.planId === planId))
  const room = Math.max(0, max - choice.majorList.length)
  return { ...choice, majorList: [...choice.majorList, ...extra.slice(0, room)] }
}
