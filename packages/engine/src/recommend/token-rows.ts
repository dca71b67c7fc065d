import { gatherBits, lowestBit, setBit } from './bits.ts'
import type { Tally } from './column.ts'

/** Share of the units whose tokens fit into a row without spilling. */
const FITTING = 0.8

/**
 * Tokens of one facet of which a unit has several, in too many combinations for a column. Every unit has a row of fixed
 * length, so that counting needs no test; the few units with more tokens spill the rest.
 */
export interface TokenRows {
  /** Tokens are stored less this one. */
  readonly firstToken: number
  readonly tokenCount: number
  readonly width: number
  /** `width` cells a slot; a cell without a token holds tokenCount. */
  readonly cells: Uint16Array
  /** Bit set of the units with more tokens than `width`. */
  readonly spilling: Uint32Array
  /** Slots of these units, and where the tokens that did not fit start in `spill`, and its length at the end. */
  readonly spillSlots: Uint32Array
  readonly spillStart: Uint32Array
  readonly spill: Uint16Array
}
