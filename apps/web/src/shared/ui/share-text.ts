/**
 * A share in [0, 1] as percent with one decimal, so that small risks are told apart: 0.3%, 42.1%; <0.1% and >99.9% at
 * the ends, 0% for none at all.
 */
export function shareText(share: number): string {
  if (share === 0) return '0%'
  if (share < 0.0005) return '<0.1%'
  if (share > 0.9995) return '>99.9%'
  return `${(share * 100).toFixed(1)}%`
}

/** The wire rounds to ten-thousandths: a risk of slipping that is 0 on it is smaller than half of one, never none. */
const MIN_SLIPPING = 0.000_05

/** A risk of slipping as the server answers it, kept above none. */
export function someSlipping(slipping: number): number {
  return Math.max(MIN_SLIPPING, slipping)
}
