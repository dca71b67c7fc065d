import type { Facts } from '../model/facts.ts'

/** A unit of a past year: what was known of it on the day, and what came out. */
export interface TrainingUnit {
  readonly facts: Facts
  /** ln of the cut-off rank that came out. */
  readonly outcome: number
  /** The outcome is a bound: the last candidate filed stood at it or before it (a value censored from the left). */
  readonly isBound: boolean
}

/** A province, track and year. */
export interface TrainingYear {
  readonly key: string
  readonly units: readonly TrainingUnit[]
}
