import { canBeFiled } from './unit-name.ts'
import type { UnitBook } from './book.ts'

/** How far what is loaded of a province takes a family; each holds what those before it do. */
export const STANDINGS = ['none', 'rank', 'lines', 'chances', 'list'] as const

/** How each is called. */
export const STANDING_NAMES: Readonly<Record<(typeof STANDINGS)[number], string>> = {
  none: '暂无数据',
  rank: '仅位次',
  lines: '有投档线',
  chances: '可算概率',
  list: '可填志愿',
}

/** What a family can do in a province, and the units it rests on. */
export interface Standing {
  readonly standing: (typeof STANDINGS)[number]
  readonly unitNum: number
  /** Units with a chance. */
  readonly chanceNum: number
  /** Those of them that a form can name. */
  readonly listNum: number
}

/** Of the tracks of a province: whether any has a score-rank table, and their books. */
export function standingOf(hasTable: boolean, books: readonly (UnitBook | undefined)[]): Standing {
  const units = books.flatMap((book) => book?.units ?? [])
  const chances = units.filter(({ cutoff }) => cutoff !== null)
  const listNum = chances.filter(canBeFiled).length
  const counts = { unitNum: units.length, chanceNum: chances.length, listNum }
  if (!hasTable) return { standing: 'none', ...counts }
  if (units.length === 0) return { standing: 'rank', ...counts }
  if (chances.length === 0) return { standing: 'lines', ...counts }
  return { standing: listNum === 0 ? 'chances' : 'list', ...counts }
}
