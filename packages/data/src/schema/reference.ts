import type { Generated } from 'kysely'

/** Kinds of table a dataset can be. */
export type DatasetKind =
  | 'score_rank'
  | 'admission'
  | 'plan'
  | 'batch_line'
  | 'university'
  | 'major'
  | 'evaluation'
  | 'high_school'
  | 'demo'

export interface DatasetTable {
  dataset_id: Generated<number>
  /** File name it came from (no folder), or the demo generator's name. */
  source: string
  kind: DatasetKind
  /** Of the file's bytes. */
  sha256: string
  /** Of the importer's mapping and rules that read it: another reading of the same bytes is a change, too. */
  rules_sha256: Generated<string>
  origin: string | null
  /** What a person must know about it: partial, only some combinations … */
  note: string | null
  is_demo: boolean
  /** Smaller wins where two datasets say different things of one key. */
  priority: number
  rows_read: number
  rows_loaded: number
  rows_rejected: number
  imported_at: Date
}

export interface DatasetSliceTable {
  dataset_id: number
  prov_id: number
  year: number
  track: string
  kind: DatasetKind
  /** Of admission lines: 1 school, 2 group, 3 major; 0 otherwise. */
  level: number
  row_count: number
}

export interface DataVersionTable {
  only_row: Generated<boolean>
  version: number
}

export interface UniversityTable {
  univ_id: Generated<number>
  name: string
  /** Name reduced for matching; unique. */
  name_key: string
  /** Ten-digit code of the Ministry of Education's list (学校标识码). */
  moe_code: string | null
  /** Five-digit national code (院校国标代码); null where campuses share it. */
  national_code: string | null
  area_id: number
  city: string
  level: number
  ownership: number
  department: number
  department_name: string
  kind: number
  features: number
  dataset_id: number | null
}

export interface UniversityAliasTable {
  name_key: string
  univ_id: number
}

export interface SchoolCodeTable {
  prov_id: number
  code: string
  /** null: two schools have had the code, so it says nothing. */
  univ_id: number | null
}

export interface MajorTable {
  code: string
  name: string
  class_code: string
  class_name: string
  category_code: string
  category_name: string
  level: number
  degree: string | null
  years: number | null
  dataset_id: number | null
}

export interface DisciplineGradeTable {
  dataset_id: number
  univ_id: number | null
  school_name: string | null
  discipline_code: string
  discipline_name: string
  grade: string
  line_no: number
}

export interface FirstClassDisciplineTable {
  dataset_id: number
  univ_id: number | null
  school_name: string | null
  discipline_name: string
  note: string | null
  line_no: number
}

export interface FirstClassMajorTable {
  dataset_id: number
  univ_id: number | null
  school_name: string | null
  major_name: string
  tier: string
  batch: string | null
  year: number | null
  line_no: number
}
