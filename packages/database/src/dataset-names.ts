import type { DatasetKind } from './schema/reference.ts'

/** Chinese names of what datasets are. */
export const DATASET_KIND_NAMES: Readonly<Record<DatasetKind, string>> = {
  score_rank: '一分一段',
  admission: '投档录取线',
  plan: '招生计划',
  subject_requirement: '选科要求',
  batch_line: '批次线',
  university: '院校名单',
  major: '专业目录',
  high_school: '中学名单',
  evaluation: '学科专业评估',
  demo: '示例数据',
}

/** Chinese names of the levels of admission lines; none for 0. */
export const LINE_LEVEL_NAMES: Readonly<Record<number, string>> = { 1: '院校', 2: '专业组', 3: '专业' }
