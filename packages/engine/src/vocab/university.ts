/**
 * University features (院校特色) in the product's numbering: value k is bit k − 1 of a feature mask.
 */
export const FEATURES = {
  f985: 1,
  f211: 2,
  firstClassUniversity: 3,
  firstClassDiscipline: 4,
  graduateSchool: 5,
} as const
export type Feature = keyof typeof FEATURES
export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  f985: '985',
  f211: '211',
  firstClassUniversity: '一流大学',
  firstClassDiscipline: '一流学科',
  graduateSchool: '研究生院',
}

/** Department type (隶属): 1 Ministry of Education, 2 other ministries, 3 local, 4 military. */
export const DEPARTMENTS = { education: 1, ministry: 2, local: 3, military: 4 } as const
export type Department = keyof typeof DEPARTMENTS
export const DEPARTMENT_NAMES: Readonly<Record<Department, string>> = {
  education: '教育部',
  ministry: '其他部委',
  local: '地方',
  military: '军队',
}

/** Level (层次): 1 undergraduate, 2 vocational. */
export const LEVELS = { undergraduate: 1, vocational: 2 } as const
export type Level = keyof typeof LEVELS
export const LEVEL_NAMES: Readonly<Record<Level, string>> = { undergraduate: '本科', vocational: '专科' }

/**
 * Ownership (办学性质) as the ministry's list has it: 1 public, 2 private (independent colleges among them), 3 run together
 * with a foreign university (or by one, in 海南), 4 together with one of Hong Kong, Macao or Taiwan.
 */
export const OWNERSHIPS = { public: 1, private: 2, foreign: 3, regional: 4 } as const
export type Ownership = keyof typeof OWNERSHIPS
export const OWNERSHIP_NAMES: Readonly<Record<Ownership, string>> = {
  public: '公办',
  private: '民办',
  foreign: '中外合作',
  regional: '内地与港澳台合作',
}

/** Kinds of university (院校类型); the number is the position. */
export const KINDS = [
  '综合',
  '理工',
  '师范',
  '财经',
  '医药',
  '农林',
  '政法',
  '语言',
  '民族',
  '艺术',
  '体育',
  '军事',
  '其他',
] as const
export type Kind = (typeof KINDS)[number]
