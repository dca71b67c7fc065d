/** Sections of a result by chance of filing: 冲 5–50 %, 稳 50–85 %, 保 85 % and up; below 5 % is 难. */
export const SECTIONS = ['unlikely', 'reach', 'match', 'safety'] as const
export type Section = (typeof SECTIONS)[number]

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  unlikely: '难',
  reach: '冲',
  match: '稳',
  safety: '保',
}

/** Lower bound of each section as a probability of filing in [0, 1]. */
export const SECTION_FLOOR: Readonly<Record<Section, number>> = {
  unlikely: 0,
  reach: 0.05,
  match: 0.5,
  safety: 0.85,
}
