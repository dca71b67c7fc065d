/** Below this length insertion beats partitioning. */
const SHORT = 12

/**
 * Reorders ids[0, count) so that ids[low, high) hold what a full sort by (key, tie, id), all ascending, would put there.
 * Quicksort that enters only the parts that overlap [low, high): linear on average for a short range.
 * @param key first sort key of each id; never NaN
 * @param tie second sort key of each id; never NaN
 */
export function sortRange(
  ids: Uint32Array,
  count: number,
  low: number,
  high: number,
  key: Float64Array,
  tie: Float64Array,
): void {
  sortPart(ids, 0, count - 1, low, high, key, tie)
}

function sortPart(
  ids: Uint32Array,
  start: number,
  end: number,
  low: number,
  high: number,
  key: Float64Array,
  tie: Float64Array,
): void {
  let first = start
  let last = end
  while (last - first >= SHORT) {
    const pivot = middleOf(ids[first]!, ids[(first + last) >>> 1]!, ids[last]!, key, tie)
    let left = first
    let right = last
    while (left <= right) {
      while (precedes(ids[left]!, pivot, key, tie)) left++
      while (precedes(pivot, ids[right]!, key, tie)) right--
      if (left > right) break
      const swapped = ids[left]!
      ids[left++] = ids[right]!
      ids[right--] = swapped
    }
    const wantsLeft = low <= right
    const wantsRight = high > left
    if (wantsLeft && wantsRight) sortPart(ids, first, right, low, high, key, tie)
    if (wantsRight) first = left
    else if (wantsLeft) last = right
    else return
  }
  insertionSort(ids, first, last, key, tie)
}

function insertionSort(
  ids: Uint32Array,
  first: number,
  last: number,
  key: Float64Array,
  tie: Float64Array,
): void {
  for (let i = first + 1; i <= last; i++) {
    const id = ids[i]!
    let at = i
    for (; at > first && precedes(id, ids[at - 1]!, key, tie); at--) ids[at] = ids[at - 1]!
    ids[at] = id
  }
}

function middleOf(a: number, b: number, c: number, key: Float64Array, tie: Float64Array): number {
  if (precedes(a, b, key, tie)) {
    if (precedes(b, c, key, tie)) return b
    return precedes(a, c, key, tie) ? c : a
  }
  if (precedes(a, c, key, tie)) return a
  return precedes(b, c, key, tie) ? c : b
}

function precedes(a: number, b: number, key: Float64Array, tie: Float64Array): boolean {
  const keyA = key[a]!
  const keyB = key[b]!
  if (keyA !== keyB) return keyA < keyB
  const tieA = tie[a]!
  const tieB = tie[b]!
  return tieA !== tieB ? tieA < tieB : a < b
}
