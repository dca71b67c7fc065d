/**
 * A chance in [0, 1], given in thousandths, as whole percent, rounded down so that it never reads better than its
 * section; never 0 or 100: <1% and >99% at the ends.
 */
export function chanceText(chance: number): string {
  if (chance < 0.01) return '<1%'
  if (chance > 0.99) return '>99%'
  return `${Math.floor(Math.round(chance * 1000) / 10)}%`
}

/** A count or rank with thousands separated: 12,345; '--' when it is not known. */
export function countText(count: number | null | undefined): string {
  if (count === null || count === undefined || !Number.isFinite(count)) return '--'
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
