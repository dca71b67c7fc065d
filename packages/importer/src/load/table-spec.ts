import type { RowTable } from '@wenjin/database/queries/dataset/row-replacement'
import type { DatasetKind } from '@wenjin/database/schema/reference'
import type { TableKind } from '../header/table-kind.ts'

/** How a kind of table lies in the database. */
export interface TableSpec {
  readonly table: RowTable
  readonly datasetKind: DatasetKind
  /** Columns in the order of COPY, without datasetId; lineNo last where the table has it. */
  readonly columns: readonly string[]
  /** Columns that say what a row is about. */
  readonly key: readonly string[]
  /** Rows belong to a province, year and track, and are counted so. */
  readonly sliced: boolean
}

/** Kinds that are lists: merged into what stands, not rows of a dataset. */
export type ListKind = 'university' | 'major' | 'high_school'

const PLACE = ['provId', 'year', 'track']
const SCHOOL = ['univId', 'schoolCode', 'schoolName']
const UNIT = ['batchId', 'planType', ...SCHOOL, 'groupCode', 'groupName']

export const TABLE_SPECS: Readonly<Record<Exclude<TableKind, ListKind>, TableSpec>> = {
  score_rank: {
    table: 'scoreRank',
    datasetKind: 'score_rank',
    columns: [...PLACE, 'scoreLow', 'scoreHigh', 'num', 'rankTo'],
    key: [...PLACE, 'scoreLow'],
    sliced: true,
  },
  batch_line: {
    table: 'batchLine',
    datasetKind: 'batch_line',
    columns: [...PLACE, 'batchId', 'batchName', 'planType', 'score', 'professionalScore', 'note', 'lineNo'],
    key: [...PLACE, 'batchName', 'planType'],
    sliced: true,
  },
  admission: {
    table: 'admissionLine',
    datasetKind: 'admission',
    columns: [
      ...PLACE,
      ...UNIT,
      'level',
      'majorCode',
      'majorName',
      'requirement',
      'minScore',
      'isAtLeast',
      'minRank',
      'rankDerived',
      'planNum',
      'admitNum',
      'maxScore',
      'avgScore',
      'codeYear',
      'conditions',
      'note',
      'lineNo',
    ],
    key: [...PLACE, ...UNIT, 'level', 'majorCode', 'majorName'],
    sliced: true,
  },
  plan: {
    table: 'plan',
    datasetKind: 'plan',
    columns: [
      ...PLACE,
      ...UNIT,
      'requirement',
      'majorCode',
      'majorName',
      'catalogueCode',
      'planNum',
      'fee',
      'years',
      'campus',
      'conditions',
      'note',
      'lineNo',
    ],
    key: [...PLACE, ...UNIT, 'majorCode', 'majorName'],
    sliced: true,
  },
  subject_requirement: {
    table: 'subjectRequirement',
    datasetKind: 'subject_requirement',
    columns: [...PLACE, ...SCHOOL, 'groupCode', 'majorCode', 'majorName', 'requirement', 'lineNo'],
    key: [...PLACE, ...SCHOOL, 'groupCode', 'majorCode', 'majorName'],
    sliced: true,
  },
  discipline_grade: {
    table: 'disciplineGrade',
    datasetKind: 'evaluation',
    columns: ['univId', 'schoolName', 'disciplineCode', 'disciplineName', 'grade', 'lineNo'],
    key: ['univId', 'schoolName', 'disciplineCode'],
    sliced: false,
  },
  first_class_discipline: {
    table: 'firstClassDiscipline',
    datasetKind: 'evaluation',
    columns: ['univId', 'schoolName', 'disciplineName', 'note', 'lineNo'],
    key: ['univId', 'schoolName', 'disciplineName'],
    sliced: false,
  },
  first_class_major: {
    table: 'firstClassMajor',
    datasetKind: 'evaluation',
    columns: ['univId', 'schoolName', 'majorName', 'tier', 'batch', 'year', 'lineNo'],
    key: ['univId', 'schoolName', 'majorName', 'tier'],
    sliced: false,
  },
}
