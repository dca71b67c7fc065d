import { lowestBit, setBit } from './bits.ts'
import type { Tally } from './column.ts'

/** Share of the units whose tokens all fit into their row. */
const FITTING = 0.8

/**
 * Tokens of one facet of which a unit may have several, in too many combinations for a column. Every unit has a row of
 * the same length, so that counting needs no test; the few units with more tokens spill the rest.
 */
export interface TokenRows {
  /** Cells hold the token less this one. */
  readonly firstToken: number
  readonly tokenCount: number
  readonly width: number
  /** `width` cells a slot; a cell without a token holds tokenCount. */
  readonly cells: Uint16Array
  /** Bit set of the units with more tokens than cells. */
  readonly spilling: Uint32Array
  /** Further cells of each slot: spill[spillStart[slot], spillStart[slot + 1]). */
  readonly spillStart: Uint32Array
  readonly spill: Uint16Array
}

/** @param tokensOf tokens of each unit, by slot, all in [firstToken, firstToken + tokenCount), at most 65,535 of them */
export function buildTokenRows(
  tokensOf: readonly (readonly number[])[],
  firstToken: number,
  tokenCount: number,
  wordCount: number,
): TokenRows {
  const lengths = Uint32Array.from(tokensOf, (tokens) => tokens.length).sort()
  const width = Math.max(1, lengths[Math.floor(lengths.length * FITTING)] ?? 1)
  const cells = new Uint16Array(tokensOf.length * width).fill(tokenCount)
  const spilling = new Uint32Array(wordCount)
  const spillStart = new Uint32Array(tokensOf.length + 1)
  const spill: number[] = []
  for (const [slot, tokens] of tokensOf.entries()) {
    for (const [i, token] of tokens.entries()) {
      if (i < width) cells[slot * width + i] = token - firstToken
      else spill.push(token - firstToken)
    }
    spillStart[slot + 1] = spill.length
    if (tokens.length > width) setBit(spilling, slot)
  }
  return { firstToken, tokenCount, width, cells, spilling, spillStart, spill: Uint16Array.from(spill) }
}

/**
 * Adds `weight` for each unit of a set to the counts of its tokens.
 * @param set the units as a bit set
 * @param ids the same units as a list of `count` slots
 */
export function tallyRows(
  rows: TokenRows,
  set: Uint32Array,
  ids: Uint32Array,
  count: number,
  weight: number,
  { tokenCounts, even, odd }: Tally,
): void {
  const { firstToken, tokenCount, width, cells } = rows
  for (let i = 0; i < count; i++) {
    const counts = (i & 1) === 0 ? even : odd
    const start = ids[i]! * width
    for (let at = start; at < start + width; at++) counts[cells[at]!]!++
  }
  countSpill(rows, set, even)
  for (let cell = 0; cell < tokenCount; cell++) {
    tokenCounts[firstToken + cell]! += weight * (even[cell]! + odd[cell]!)
  }
  even.fill(0, 0, tokenCount + 1)
  odd.fill(0, 0, tokenCount + 1)
}

function countSpill({ spilling, spillStart, spill }: TokenRows, set: Uint32Array, counts: Int32Array): void {
  if (spill.length === 0) return
  for (let w = 0; w < spilling.length; w++) {
    for (let word = set[w]! & spilling[w]!; word !== 0; word &= word - 1) {
      const slot = (w << 5) + lowestBit(word)
      const end = spillStart[slot + 1]!
      for (let at = spillStart[slot]!; at < end; at++) counts[spill[at]!]!++
    }
  }
}
