/** The tables of a province and year: score-rank, lines, plans. */
export interface ScoreRankTable {
  dataset_id: number
  prov_id: number
  year: number
  track: string
  score_low: number
  score_high: number
  /** Candidates in the segment. */
  num: number
  /** Candidates at or above score_low. */
  rank_to: number
}

export interface BatchLineTable {
  dataset_id: number
  prov_id: number
  year: number
  /** null: a line that all tracks of the province share. */
  track: string | null
  batch_id: number | null
  batch_name: string
  plan_type: number
  score: number
  professional_score: number | null
  note: string | null
  line_no: number
}

/** Level of an admission line. */
export const LINE_LEVELS = { school: 1, group: 2, major: 3 } as const

export interface AdmissionLineTable {
  dataset_id: number
  prov_id: number
  year: number
  track: string
  batch_id: number
  plan_type: number
  level: number
  univ_id: number | null
  school_code: string | null
  school_name: string | null
  group_code: string | null
  group_name: string | null
  major_code: string | null
  major_name: string | null
  requirement: string | null
  min_score: number | null
  min_rank: number | null
  /** true: not printed by the source but read off the year's score-rank table. */
  rank_derived: boolean
  plan_num: number | null
  admit_num: number | null
  max_score: number | null
  avg_score: number | null
  /** Year whose group and major codes the row uses, where that is not its own year. */
  code_year: number | null
  note: string | null
  line_no: number
}

export interface PlanTable {
  dataset_id: number
  prov_id: number
  year: number
  track: string
  batch_id: number
  plan_type: number
  univ_id: number | null
  school_code: string | null
  school_name: string | null
  group_code: string | null
  group_name: string | null
  requirement: string | null
  major_code: string | null
  major_name: string
  /** Code of the catalogue's major (six digits and marks) or class (four digits), as printed or found by name. */
  catalogue_code: string | null
  plan_num: number | null
  /** Yuan a year. */
  fee: number | null
  years: number | null
  campus: string | null
  note: string | null
  line_no: number
}
