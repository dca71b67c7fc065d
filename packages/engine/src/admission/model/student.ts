/**
 * Distribution function of Student's t with four degrees of freedom, in closed form:
 * ½ + ½·u·(3 − u²)/2 with u = x/√(4 + x²) (Shaw, J. Comput. Finance 9(4), 2006). Heavier tails than the normal
 * distribution, and finite variance.
 */
export function studentCdf(x: number): number {
  const u = x / Math.sqrt(4 + x * x)
  return 0.5 + 0.25 * u * (3 - u * u)
}

/** Density of Student's t with four degrees of freedom: 3/8·(1 + x²/4)^(−5/2). */
export function studentDensity(x: number): number {
  const base = 1 + (x * x) / 4
  return 0.375 / (base * base * Math.sqrt(base))
}
