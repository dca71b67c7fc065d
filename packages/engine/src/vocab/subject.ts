/**
 * Elective subjects in the product's fixed order 物 历 化 生 地 政 技; a subject's position is its bit
 * in a {@link SubjectMask}.
 */
export const SUBJECTS = ['物', '历', '化', '生', '地', '政', '技'] as const
export type Subject = (typeof SUBJECTS)[number]

/** Set of subjects: bit i stands for SUBJECTS[i]. A candidate's mask has exactly three bits. */
export type SubjectMask = number

export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  物: '物理',
  历: '历史',
  化: '化学',
  生: '生物',
  地: '地理',
  政: '思想政治',
  技: '技术',
}

/** How a province examines: 3+1+2, 3+3 or the old division into science and liberal arts. */
export const EXAM_MODES = ['3+1+2', '3+3', 'old'] as const
export type ExamMode = (typeof EXAM_MODES)[number]
