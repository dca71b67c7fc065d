import { TABLE_KIND_NAMES } from './importers/header/table-kind.ts'
import type { DatasetKind } from './schema/reference.ts'

/** Chinese names of what datasets are. */
export const DATASET_KIND_NAMES: Readonly<Record<DatasetKind, string>> = {
  score_rank: TABLE_KIND_NAMES.score_rank,
  admission: TABLE_KIND_NAMES.admission,
  plan: TABLE_KIND_NAMES.plan,
  batch_line: TABLE_KIND_NAMES.batch_line,
  university: TABLE_KIND_NAMES.university,
  major: TABLE_KIND_NAMES.major,
  high_school: TABLE_KIND_NAMES.high_school,
  evaluation: '学科专业评估',
  demo: '示例数据',
}

/** Chinese names of the levels of admission lines; none for 0. */
export const LINE_LEVEL_NAMES: Readonly<Record<number, string>> = { 1: '院校', 2: '专业组', 3: '专业' }
