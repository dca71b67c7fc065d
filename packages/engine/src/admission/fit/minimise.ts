/** Value of a function and its gradient. */
export interface Slope {
  readonly value: number
  readonly gradient: Float64Array
}

const MEMORY = 20
/** A step is good enough when it gains this share of what the slope promises (Armijo). */
const GAIN = 1e-4
const MAX_HALVINGS = 30
/** Relative gain below which there is no more to be found. */
const NO_GAIN = 1e-9

/**
 * Least value of a smooth function: limited-memory BFGS with backtracking (Nocedal, Math. Comp. 35(151), 1980).
 * Deterministic.
 * @returns the place found after at most `steps` steps
 */
export function minimise(
  slopeAt: (place: Float64Array) => Slope,
  start: Float64Array,
  steps: number,
): Float64Array {
  let place: Float64Array = Float64Array.from(start)
  let slope = slopeAt(place)
  const moves: { move: Float64Array; change: Float64Array; scale: number }[] = []
  for (let step = 0; step < steps; step++) {
    const direction = directionOf(slope.gradient, moves)
    const promised = dot(direction, slope.gradient)
    if (promised >= 0) break
    const found = backtrack(slopeAt, place, slope, direction, promised)
    if (found === undefined) break
    const move = found.place.map((value, i) => value - place[i]!)
    const change = found.slope.gradient.map((value, i) => value - slope.gradient[i]!)
    const curvature = dot(move, change)
    if (curvature > 0) {
      moves.push({ move, change, scale: 1 / curvature })
      if (moves.length > MEMORY) moves.shift()
    }
    const gain = slope.value - found.slope.value
    place = found.place
    slope = found.slope
    if (gain < NO_GAIN * Math.abs(slope.value)) break
  }
  return place
}

function backtrack(
  slopeAt: (place: Float64Array) => Slope,
  place: Float64Array,
  slope: Slope,
  direction: Float64Array,
  promised: number,
): { place: Float64Array; slope: Slope } | undefined {
  let size = 1
  for (let halving = 0; halving < MAX_HALVINGS; halving++) {
    const tried = place.map((value, i) => value + size * direction[i]!)
    const there = slopeAt(tried)
    if (there.value <= slope.value + GAIN * size * promised) return { place: tried, slope: there }
    size /= 2
  }
  return undefined
}

/** Downhill, bent by what the last moves taught (two-loop recursion). */
function directionOf(
  gradient: Float64Array,
  moves: readonly { move: Float64Array; change: Float64Array; scale: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value)
  const shares: number[] = []
  for (const { move, change, scale } of moves.toReversed()) {
    const share = scale * dot(move, direction)
    shares.push(share)
    addTo(direction, change, -share)
  }
  const last = moves.at(-1)
  const size =
    last === undefined
      ? 1 / Math.max(1, Math.sqrt(dot(gradient, gradient)))
      : 1 / (last.scale * dot(last.change, last.change))
  for (let i = 0; i < direction.length; i++) direction[i]! *= size
  for (const { move, change, scale } of moves) {
    const share = scale * dot(change, direction)
    addTo(direction, move, shares.pop()! - share)
  }
  return direction
}

function addTo(target: Float64Array, source: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i]! += factor * source[i]!
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
