import type { Track } from '@wenjin/engine'
import type { Generated } from 'kysely'

/** The tables of a province and year: score-rank, lines, plans. */
export interface ScoreRankTable {
  datasetId: number
  provId: number
  year: number
  track: Track
  scoreLow: number
  scoreHigh: number
  /** Candidates in the segment. */
  num: number
  /** Candidates at or above score_low. */
  rankTo: number
}

export interface BatchLineTable {
  datasetId: number
  provId: number
  year: number
  /** null: a line that all tracks of the province share. */
  track: Track | null
  batchId: number | null
  batchName: string
  planType: number
  score: number
  professionalScore: number | null
  note: string | null
  lineNo: number
}

/** Level of an admission line. */
export const LINE_LEVELS = { school: 1, group: 2, major: 3 } as const

export interface AdmissionLineTable {
  datasetId: number
  provId: number
  year: number
  track: Track
  batchId: number
  planType: number
  level: number
  univId: number | null
  schoolCode: string | null
  schoolName: string | null
  groupCode: string | null
  groupName: string | null
  majorCode: string | null
  majorName: string | null
  requirement: string | null
  minScore: number | null
  /** The score stands for everything above it ('580分及以上'): the true line is at least this. */
  isAtLeast: Generated<boolean>
  minRank: number | null
  /** true: not printed by the source but read off the year's score-rank table. */
  rankDerived: boolean
  planNum: number | null
  admitNum: number | null
  maxScore: number | null
  avgScore: number | null
  /** Year whose group and major codes the row uses, where that is not its own year. */
  codeYear: number | null
  /** Conditions as the engine writes them; '': its remarks name none, null: it has no remarks. */
  conditions: string | null
  note: string | null
  lineNo: number
}

export interface PlanTable {
  datasetId: number
  provId: number
  year: number
  track: Track
  batchId: number
  planType: number
  univId: number | null
  schoolCode: string | null
  schoolName: string | null
  groupCode: string | null
  groupName: string | null
  requirement: string | null
  majorCode: string | null
  majorName: string
  /** Code of the catalogue's major (six digits and marks) or class (four digits), as printed or found by name. */
  catalogueCode: string | null
  planNum: number | null
  /** Yuan a year. */
  fee: number | null
  years: number | null
  campus: string | null
  /** As of admission lines. */
  conditions: string | null
  note: string | null
  lineNo: number
}

/** Subject requirements that a province or school published apart from a plan. */
export interface SubjectRequirementTable {
  datasetId: number
  provId: number
  year: number
  track: Track
  univId: number | null
  schoolCode: string | null
  schoolName: string | null
  groupCode: string | null
  majorCode: string | null
  /** null: it holds for the whole group or school. */
  majorName: string | null
  requirement: string
  lineNo: number
}
