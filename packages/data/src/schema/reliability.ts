import type { Section, Told } from '@wenjin/engine'
import type { JSONColumnType } from 'kysely'

/** How good the chances of a series would have been, told from the years before alone. */
export interface ReliabilityTable {
  prov_id: number
  track: string
  /** 1 school, 2 group, 3 major. */
  level: number
  is_vocational: boolean
  year: number
  /** Units whose cut-off of the year came out, and those of them that were found in an earlier year. */
  unit_num: number
  matched_num: number
  /** Years that they were found in, newest first. */
  known_years: JSONColumnType<number[]>
  /** Newest year the parameters were fitted on. */
  fitted_to: number
  brier: number
  /** Of the simple method with the best. */
  simple_brier: number
  log_loss: number
  calibration_error: number
  /** Share of cut-offs inside the 80 % interval. */
  coverage: number
  /** Ten bins of the chance told. */
  bins: JSONColumnType<Told[]>
  sections: JSONColumnType<Record<Section, Told>>
  /** Rests on demo data. */
  is_demo: boolean
  made_at: Date
}

/** A province whose lines or tables have changed since its reliability was made. */
export interface ReliabilityDueTable {
  prov_id: number
}
