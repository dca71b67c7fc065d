import type { Generated } from 'kysely'

/** Kinds of table a dataset can be. */
export type DatasetKind =
  | 'score_rank'
  | 'admission'
  | 'plan'
  | 'subject_requirement'
  | 'batch_line'
  | 'university'
  | 'major'
  | 'evaluation'
  | 'high_school'
  | 'demo'

export interface DatasetTable {
  datasetId: Generated<number>
  /** File name it came from (no folder), or the demo generator's name. */
  source: string
  kind: DatasetKind
  /** Of the file's bytes. */
  sha256: string
  /** Of the importer's mapping and rules that read it: another reading of the same bytes is a change, too. */
  rulesSha256: Generated<string>
  origin: string | null
  /** What a person must know about it: partial, only some combinations … */
  note: string | null
  isDemo: boolean
  /** Smaller wins where two datasets say different things of one key. */
  priority: number
  rowsRead: number
  rowsLoaded: number
  rowsRejected: number
  importedAt: Date
}

export interface DatasetSliceTable {
  datasetId: number
  provId: number
  year: number
  track: string
  kind: DatasetKind
  /** Of admission lines: 1 school, 2 group, 3 major; 0 otherwise. */
  level: number
  rowCount: number
}

export interface DataVersionTable {
  onlyRow: Generated<boolean>
  version: number
}

export interface UniversityTable {
  univId: Generated<number>
  name: string
  /** Name reduced for matching; unique. */
  nameKey: string
  /** Ten-digit code of the Ministry of Education's list (学校标识码). */
  moeCode: string | null
  /** Five-digit national code (院校国标代码); null where campuses share it. */
  nationalCode: string | null
  areaId: number
  city: string
  level: number
  ownership: number
  department: number
  departmentName: string
  kind: number
  features: number
  datasetId: number | null
}

export interface UniversityAliasTable {
  nameKey: string
  univId: number
}

export interface SchoolCodeTable {
  provId: number
  code: string
  /** null: two schools have had the code, so it says nothing. */
  univId: number | null
}

export interface MajorTable {
  code: string
  name: string
  classCode: string
  className: string
  categoryCode: string
  categoryName: string
  level: number
  degree: string | null
  years: number | null
  datasetId: number | null
}

export interface DisciplineGradeTable {
  datasetId: number
  univId: number | null
  schoolName: string | null
  disciplineCode: string
  disciplineName: string
  grade: string
  lineNo: number
}

export interface FirstClassDisciplineTable {
  datasetId: number
  univId: number | null
  schoolName: string | null
  disciplineName: string
  note: string | null
  lineNo: number
}

export interface FirstClassMajorTable {
  datasetId: number
  univId: number | null
  schoolName: string | null
  majorName: string
  tier: string
  batch: string | null
  year: number | null
  lineNo: number
}
