/** Quantile of values, linear between neighbours (type 7 of Hyndman & Fan, Am. Stat. 50(4), 1996); NaN without values. */
export function quantileOf(values: readonly number[], p: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = Float64Array.from(values).sort()
  const at = (sorted.length - 1) * p
  const low = Math.floor(at)
  const share = at - low
  return share === 0 ? sorted[low]! : sorted[low]! * (1 - share) + sorted[low + 1]! * share
}

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5)
}
