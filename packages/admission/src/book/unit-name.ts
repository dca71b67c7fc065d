import type { AssembledUnit } from './assembled-unit.ts'

/** The part of a printed name that a person would say: '第103组(国家专项)', '05专业组(化学)', '01 物理＋化学'. */
const SAID = [/第[A-Z]?\d{1,4}组.*$/, /(?<![\dA-Z])\d{1,4}专业组.*$/, /^\d{2,3}\s+\D.*$/]

/** Marks of track and subjects that stand in a name's place. */
const NO_NAME = /^[WLX]?(?:不限|[物历化生地政技]+|普|艺术类?|体育类?)$/

/** What a group is called whose source says neither code nor name. */
const UNNAMED = '专业组（代码未注明）'

/** Whether a form can name the unit: a group that no source names cannot be written down. */
export function canBeFiled(unit: Parameters<typeof unitName>[0]): boolean {
  return unitName(unit) !== UNNAMED
}

/**
 * How a unit is called: its major; else what its group's printed name says beside the source's own marks (the school
 * before it, the round, brackets around the code); else the group's code.
 */
export function unitName(
  unit: Pick<AssembledUnit, 'kind' | 'majorName' | 'groupName' | 'groupCode'>,
): string {
  if (unit.kind === 'major') return unit.majorName
  const printed = unit.groupName.trim()
  for (const said of SAID) {
    const found = said.exec(printed)?.[0]
    if (found !== undefined) return found
  }
  if (unit.groupCode !== '') return `第${unit.groupCode}组`
  if (unit.kind === 'school') return printed
  const plain = printed.normalize('NFKC').replace(/^\((.*)\)$/, '$1')
  // a number without a word, or words strung together by underscores, are the source's own
  return /^[^_]*\p{Script=Han}[^_]*$/u.test(plain) && !NO_NAME.test(plain) ? printed : UNNAMED
}
