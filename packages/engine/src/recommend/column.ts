/**
 * One attribute, or several counted together, of every item (schools or units of a batch): items with the same tokens
 * share a class, so counting is one addition an item, whatever number of tokens it has.
 */
export interface Column {
  /** Class of each item. */
  readonly classOf: Uint32Array
  readonly classCount: number
  /** Tokens of class c: members[memberStart[c], memberStart[c + 1]). */
  readonly memberStart: Uint32Array
  readonly members: Uint32Array
}

/** Counts per token, and the room to count in. */
export interface Tally {
  readonly tokenCounts: Int32Array
  /**
   * Two counters for every class or token, used in turn, so that an addition need not wait for the one before it when
   * neighbours are alike, as units of a school are; all 0 between uses.
   */
  readonly even: Int32Array
  readonly odd: Int32Array
}

/** @param tokensOf tokens of each item, without repetition */
export function buildColumn(tokensOf: readonly (readonly number[])[]): Column {
  const classes = new Map<string, number>()
  const classOf = new Uint32Array(tokensOf.length)
  const members: number[] = []
  const memberStart: number[] = [0]
  for (const [item, tokens] of tokensOf.entries()) {
    const name = tokens.join()
    let id = classes.get(name)
    if (id === undefined) {
      id = classes.size
      classes.set(name, id)
      for (const token of tokens) members.push(token)
      memberStart.push(members.length)
    }
    classOf[item] = id
  }
  return {
    classOf,
    classCount: classes.size,
    memberStart: Uint32Array.from(memberStart),
    members: Uint32Array.from(members),
  }
}

/** Adds `weight` for each of the first `count` items of `ids` to the counts of its tokens in [from, to). */
export function tallyItems(
  column: Column,
  ids: Uint32Array,
  count: number,
  weight: number,
  tally: Tally,
  from: number,
  to: number,
): void {
  const { classOf } = column
  const { even, odd } = tally
  for (let i = 0; i < count - 1; i += 2) {
    even[classOf[ids[i]!]!]!++
    odd[classOf[ids[i + 1]!]!]!++
  }
  if (count % 2 === 1) even[classOf[ids[count - 1]!]!]!++
  tallyClasses(column, weight, tally, from, to)
}

/** Adds `weight` times what was counted per class to the counts of its tokens in [from, to), and clears the classes. */
export function tallyClasses(column: Column, weight: number, tally: Tally, from: number, to: number): void {
  const { classCount, memberStart, members } = column
  const { even, odd, tokenCounts } = tally
  for (let id = 0; id < classCount; id++) {
    const items = even[id]! + odd[id]!
    if (items === 0) continue
    even[id] = 0
    odd[id] = 0
    const end = memberStart[id + 1]!
    for (let at = memberStart[id]!; at < end; at++) {
      const token = members[at]!
      if (token >= from && token < to) tokenCounts[token]! += weight * items
    }
  }
}
