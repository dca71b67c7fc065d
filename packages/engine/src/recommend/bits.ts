/** Number of 32-bit words that hold `count` bits. */
export function wordsFor(count: number): number {
  return (count + 31) >>> 5
}

/** Number of ones in a 32-bit word: sums of pairs, nibbles and bytes in parallel (Warren, Hacker's Delight, 5–1). */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Position of the lowest one of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

export function hasBit(words: Uint32Array, bit: number): boolean {
  return (words[bit >>> 5]! & (1 << (bit & 31))) !== 0
}

export function setBit(words: Uint32Array, bit: number): void {
  words[bit >>> 5]! |= 1 << (bit & 31)
}

export function clearBit(words: Uint32Array, bit: number): void {
  words[bit >>> 5]! &= ~(1 << (bit & 31))
}

/** Number of ones in the first `wordCount` words. */
export function countBits(words: Uint32Array, wordCount: number): number {
  return countShared(words, words, 0, wordCount)
}

/** Number of ones both sets have; `start` is the word `right` begins at. */
export function countShared(left: Uint32Array, right: Uint32Array, start: number, wordCount: number): number {
  let count = 0
  for (let w = 0; w < wordCount; w++) count += popcount(left[w]! & right[start + w]!)
  return count
}

/** Sets the bits of [from, to). */
export function fillBits(words: Uint32Array, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << (from & 31)
  const tail = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) {
    words[first]! |= head & tail
    return
  }
  words[first]! |= head
  words.fill(0xffffffff, first + 1, last)
  words[last]! |= tail
}

/** Keeps of `target` what `mask` has, too. */
export function keepBits(target: Uint32Array, mask: Uint32Array, wordCount: number): void {
  for (let w = 0; w < wordCount; w++) target[w]! &= mask[w]!
}

/** Appends the positions of the ones in [from, to) to `out` at `count`, ascending; returns the new count. */
export function gatherBits(
  words: Uint32Array,
  from: number,
  to: number,
  out: Uint32Array,
  count: number,
): number {
  if (from >= to) return count
  let end = count
  const last = (to - 1) >>> 5
  for (let w = from >>> 5; w <= last; w++) {
    let word = words[w]!
    if (w === from >>> 5) word &= -1 << (from & 31)
    if (w === last) word &= -1 >>> (31 - ((to - 1) & 31))
    for (; word !== 0; word &= word - 1) out[end++] = (w << 5) + lowestBit(word)
  }
  return end
}
