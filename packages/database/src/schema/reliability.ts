import type { Section, Told, Track } from '@wenjin/engine'
import type { JSONColumnType } from 'kysely'

/** How good the chances of a series would have been, told from the years before alone. */
export interface ReliabilityTable {
  provId: number
  track: Track
  /** 1 school, 2 group, 3 major. */
  level: number
  isVocational: boolean
  year: number
  /** Units whose cut-off of the year came out, and those of them that were found in an earlier year. */
  unitNum: number
  matchedNum: number
  /** Years that they were found in, newest first. */
  knownYears: JSONColumnType<readonly number[]>
  /** Newest year the parameters were fitted on. */
  fittedTo: number
  brier: number
  /** Of the simple method with the best. */
  simpleBrier: number
  logLoss: number
  calibrationError: number
  /** Share of cut-offs inside the 80 % interval. */
  coverage: number
  /** Ten bins of the chance told. */
  bins: JSONColumnType<readonly Told[]>
  sections: JSONColumnType<Readonly<Record<Section, Told>>>
  /** Rests on demo data. */
  isDemo: boolean
  madeAt: Date
}

/** A province whose lines or tables have changed since its reliability was made. */
export interface ReliabilityDueTable {
  provId: number
}
