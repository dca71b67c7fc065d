/** Mean over the others of the same key, and how many they are. */
export interface OthersMean {
  readonly mean: number
  readonly count: number
}

/**
 * For each position the mean of the values of all others with the same key, drawn towards 0 as if `weight` further
 * values were 0; 0 where there is nothing to take a mean of. Null is no value.
 */
export function othersOf(
  keys: readonly string[],
  values: readonly (number | null)[],
  weight: number,
): OthersMean[] {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const [i, value] of values.entries()) {
    if (value === null) continue
    const known = sums.get(keys[i]!) ?? { sum: 0, count: 0 }
    sums.set(keys[i]!, { sum: known.sum + value, count: known.count + 1 })
  }
  return values.map((value, i) => {
    const { sum, count } = sums.get(keys[i]!) ?? { sum: 0, count: 0 }
    const others = count - (value === null ? 0 : 1)
    const rest = sum - (value ?? 0)
    return { mean: others + weight === 0 ? 0 : rest / (others + weight), count: others }
  })
}
