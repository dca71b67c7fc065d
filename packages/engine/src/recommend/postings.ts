import { setBit } from './bits.ts'

/** For every token the set of units that have it: a bit set where that is smaller, else a list of slots. */
export interface Postings {
  /** First token held here; the tokens before it have none. */
  readonly firstToken: number
  /** Where each token's set starts in `data`, and the length of `data` at the end. */
  readonly starts: Uint32Array
  /** Number of units that have each token. */
  readonly sizes: Uint32Array
  readonly data: Uint32Array
}

/**
 * @param tokensOf tokens of each unit, by slot
 * @param firstToken @param endToken the tokens to hold, [firstToken, endToken)
 * @param wordCount words of a bit set over the units
 */
export function buildPostings(
  tokensOf: readonly (readonly number[])[],
  firstToken: number,
  endToken: number,
  wordCount: number,
): Postings {
  const sizes = new Uint32Array(endToken - firstToken)
  for (const tokens of tokensOf) for (const token of tokens) sizes[token - firstToken]!++
  const starts = new Uint32Array(sizes.length + 1)
  for (const [i, size] of sizes.entries()) starts[i + 1] = starts[i]! + Math.min(size, wordCount)
  const data = new Uint32Array(starts[sizes.length]!)
  const next = starts.slice()
  for (const [slot, tokens] of tokensOf.entries()) {
    for (const token of tokens) {
      const i = token - firstToken
      if (sizes[i]! < wordCount) data[next[i]!++] = slot
      else data[starts[i]! + (slot >>> 5)]! |= 1 << (slot & 31)
    }
  }
  return { firstToken, starts, sizes, data }
}

/** Adds the units that have a token to a bit set. */
export function addPosting(postings: Postings, token: number, target: Uint32Array, wordCount: number): void {
  const { data } = postings
  const i = token - postings.firstToken
  const start = postings.starts[i]!
  if (postings.sizes[i]! < wordCount) {
    const end = postings.starts[i + 1]!
    for (let at = start; at < end; at++) setBit(target, data[at]!)
  } else {
    for (let w = 0; w < wordCount; w++) target[w]! |= data[start + w]!
  }
}
