import type { RowTable } from '../../queries/row-replacement.ts'
import type { DatasetKind } from '../../schema/reference.ts'
import type { TableKind } from '../header/table-kind.ts'

/** How a kind of table lies in the database. */
export interface TableSpec {
  readonly table: RowTable
  readonly datasetKind: DatasetKind
  /** Columns in the order of COPY, without dataset_id; line_no last where the table has it. */
  readonly columns: readonly string[]
  /** Columns that say what a row is about. */
  readonly key: readonly string[]
  /** Rows belong to a province, year and track, and are counted so. */
  readonly sliced: boolean
}

/** Kinds that are lists: merged into what stands, not rows of a dataset. */
export type ListKind = 'university' | 'major' | 'high_school'

const PLACE = ['prov_id', 'year', 'track']
const UNIT = ['batch_id', 'plan_type', 'univ_id', 'school_code', 'school_name', 'group_code', 'group_name']

export const TABLE_SPECS: Readonly<Record<Exclude<TableKind, ListKind>, TableSpec>> = {
  score_rank: {
    table: 'score_rank',
    datasetKind: 'score_rank',
    columns: [...PLACE, 'score_low', 'score_high', 'num', 'rank_to'],
    key: [...PLACE, 'score_low'],
    sliced: true,
  },
  batch_line: {
    table: 'batch_line',
    datasetKind: 'batch_line',
    columns: [
      ...PLACE,
      'batch_id',
      'batch_name',
      'plan_type',
      'score',
      'professional_score',
      'note',
      'line_no',
    ],
    key: [...PLACE, 'batch_name', 'plan_type'],
    sliced: true,
  },
  admission: {
    table: 'admission_line',
    datasetKind: 'admission',
    columns: [
      ...PLACE,
      ...UNIT,
      'level',
      'major_code',
      'major_name',
      'requirement',
      'min_score',
      'min_rank',
      'rank_derived',
      'plan_num',
      'admit_num',
      'max_score',
      'avg_score',
      'code_year',
      'note',
      'line_no',
    ],
    key: [...PLACE, ...UNIT, 'level', 'major_code', 'major_name'],
    sliced: true,
  },
  plan: {
    table: 'plan',
    datasetKind: 'plan',
    columns: [
      ...PLACE,
      ...UNIT,
      'requirement',
      'major_code',
      'major_name',
      'catalogue_code',
      'plan_num',
      'fee',
      'years',
      'campus',
      'note',
      'line_no',
    ],
    key: [...PLACE, ...UNIT, 'major_code', 'major_name'],
    sliced: true,
  },
  discipline_grade: {
    table: 'discipline_grade',
    datasetKind: 'evaluation',
    columns: ['univ_id', 'school_name', 'discipline_code', 'discipline_name', 'grade', 'line_no'],
    key: ['univ_id', 'school_name', 'discipline_code'],
    sliced: false,
  },
  first_class_discipline: {
    table: 'first_class_discipline',
    datasetKind: 'evaluation',
    columns: ['univ_id', 'school_name', 'discipline_name', 'note', 'line_no'],
    key: ['univ_id', 'school_name', 'discipline_name'],
    sliced: false,
  },
  first_class_major: {
    table: 'first_class_major',
    datasetKind: 'evaluation',
    columns: ['univ_id', 'school_name', 'major_name', 'tier', 'batch', 'year', 'line_no'],
    key: ['univ_id', 'school_name', 'major_name', 'tier'],
    sliced: false,
  },
}
