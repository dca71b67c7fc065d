/** Filter ranges [low, high) offered for every batch: yuan a year, and places of a unit. */
export const FEE_RANGES = [
  [0, 5_000],
  [5_000, 6_500],
  [6_500, 10_000],
  [10_000, 20_000],
  [20_000, 40_000],
  [40_000, Infinity],
] as const satisfies readonly (readonly [number, number])[]

export const PLAN_NUM_RANGES = [
  [1, 5],
  [5, 20],
  [20, 50],
  [50, 100],
  [100, Infinity],
] as const satisfies readonly (readonly [number, number])[]

/** A range as the wire has it: '0,5000'; without an upper end '40000,'. */
export function rangeText([low, high]: readonly [number, number]): string {
  return `${low},${high === Infinity ? '' : high}`
}
